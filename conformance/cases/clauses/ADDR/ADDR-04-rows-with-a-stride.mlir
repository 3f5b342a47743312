// RUN: %check %s
// CLAUSE: ADDR-04
// The lanes of a vector are a stride apart that only the descriptor knows.
func.func @f(%m: memref<?xi8, strided<[?]>>, %i: index) -> vector<3xi8> {
  %pad = arith.constant 0 : i8
  %r = vector.transfer_read %m[%i], %pad {in_bounds = [true]} : memref<?xi8, strided<[?]>>, vector<3xi8>
  return %r : vector<3xi8>
}
// CALL: @f(memref<sizes=[4] strides=[2] data=[1,2,3,4]>, 1) -> [2, 3, 4]
// CALL: @f(memref<sizes=[3] strides=[1] data=[1,2,3]>, 0) -> [1, 2, 3]
// CALL: @f(memref<sizes=[4] strides=[2] data=[1,2,3,4] lead=64>, 1) -> [2, 3, 4]
// CALL: @f(memref<sizes=[5] strides=[3] data=[1,2,3,4,5]>, 0) -> [1, 2, 3]
