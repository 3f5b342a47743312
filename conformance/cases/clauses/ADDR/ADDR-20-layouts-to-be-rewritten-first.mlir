// RUN: %check %s
// CLAUSE: ADDR-20
// NEGATIVE: lower "strid"
// NEIGHBOUR: "d0 mod 4" -> "d0 * 4"
// A layout that is no strides and offset has to be rewritten before.
func.func @f(%m: memref<8xf32, affine_map<(d0) -> (d0 mod 4)>>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<8xf32, affine_map<(d0) -> (d0 mod 4)>>
  return %v : f32
}
