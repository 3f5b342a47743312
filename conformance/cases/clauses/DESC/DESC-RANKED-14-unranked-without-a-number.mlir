// RUN: %check %s
// CLAUSE: DESC-RANKED-14
// NEGATIVE: lower "memory space"
// NEIGHBOUR: ""fast"" -> "3"
// Pointers behind an unranked memref have a memory space, too.
func.func @f(%m: memref<*xf32, "fast">) -> index {
  %r = memref.rank %m : memref<*xf32, "fast">
  return %r : index
}
