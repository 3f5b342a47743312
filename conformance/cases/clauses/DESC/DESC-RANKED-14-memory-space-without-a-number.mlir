// RUN: %check %s
// CLAUSE: DESC-RANKED-14
// NEGATIVE: lower "memory space"
// NEIGHBOUR: ""fast"" -> "3"
// No rule maps a memory space that is a string to an address space.
func.func @f(%m: memref<4xf32, "fast">, %i: index) -> f32 {
  %r = memref.load %m[%i] : memref<4xf32, "fast">
  return %r : f32
}
