// RUN: %check %s
// CLAUSE: ADDR-22
// NEGATIVE: verify "incorrect number of indices"
// NEIGHBOUR: "(%m, %i)" -> "(%m, %i, %i)"
// NEIGHBOUR: "<?x?xf32>, index) ->" -> "<?x?xf32>, index, index) ->"
// An access has as many indices as the memref has dimensions.
func.func @f(%m: memref<?x?xf32>, %i: index) -> f32 {
  %r = "memref.load"(%m, %i) : (memref<?x?xf32>, index) -> f32
  return %r : f32
}
