// RUN: %check %s
// CLAUSE: DESC-UNRANKED-10
// NEGATIVE: verify "cast incompatible"
// NEIGHBOUR: "-> memref<*xf32>" -> "-> memref<?xf32>"
// NEIGHBOUR: "to memref<*xf32>" -> "to memref<?xf32>"
// NEIGHBOUR: "return %r : memref<*xf32>" -> "return %r : memref<?xf32>"
// A cast between two unranked types changes nothing that exists.
func.func @f(%u: memref<*xf32>) -> memref<*xf32> {
  %r = memref.cast %u : memref<*xf32> to memref<*xf32>
  return %r : memref<*xf32>
}
