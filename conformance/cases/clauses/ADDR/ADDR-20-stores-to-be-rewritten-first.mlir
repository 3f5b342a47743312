// RUN: %check %s
// CLAUSE: ADDR-20
// NEGATIVE: lower "strid"
// NEIGHBOUR: "d0 floordiv 2, d1" -> "d0, d1"
// A store through a layout that is no strides and offset has to be rewritten before, too.
func.func @f(%m: memref<8x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index, %v: f32) {
  memref.store %v, %m[%i, %i] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
  return
}
