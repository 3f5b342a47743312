// RUN: %check %s
// CLAUSE: ADDR-22
// NEGATIVE: verify "store index operand count"
// NEIGHBOUR: "(%v, %m, %i, %i)" -> "(%v, %m, %i)"
// NEIGHBOUR: "<?xf32>, index, index)" -> "<?xf32>, index)"
// A store has as many indices as the memref has dimensions, and no more.
func.func @f(%m: memref<?xf32>, %v: f32, %i: index) {
  "memref.store"(%v, %m, %i, %i) : (f32, memref<?xf32>, index, index) -> ()
  return
}
