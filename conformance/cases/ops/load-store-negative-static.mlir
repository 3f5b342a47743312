// RUN: %check %s
// CLAUSE: ADDR-17
// Strides that the type says are negative: every access lies inside its buffer, nothing may assume that products do not wrap as unsigned numbers.
func.func @reversed(%m: memref<4xi32, strided<[-1], offset: 3>>, %i: index, %a: i32) -> i32 {
  %r = memref.load %m[%i] : memref<4xi32, strided<[-1], offset: 3>>
  memref.store %a, %m[%i] : memref<4xi32, strided<[-1], offset: 3>>
  return %r : i32
}
func.func @both(%m: memref<2x3xi16, strided<[-3, -1], offset: 5>>, %i: index, %j: index) -> i16 {
  %r = memref.load %m[%i, %j] : memref<2x3xi16, strided<[-3, -1], offset: 5>>
  return %r : i16
}
func.func @mixed(%m: memref<?x2xf64, strided<[-2, 1], offset: ?>>, %i: index, %j: index) -> f64 {
  %r = memref.load %m[%i, %j] : memref<?x2xf64, strided<[-2, 1], offset: ?>>
  return %r : f64
}
// CALL: @reversed(memref<data=[1,2,3,4]>, 1, 9) -> 2 after arg0=[1,9,3,4]
// CALL: @reversed(memref<data=[1,2,3,4]>, 0, 9) -> 1 after arg0=[9,2,3,4]
// CALL: @both(memref<data=[1,2,3,4,5,6]>, 1, 2) -> 6
// CALL: @mixed(memref<sizes=[3,2] offset=4 data=[1,2,3,4,5,6]>, 2, 1) -> 6.0
// CALL-RANDOM: @reversed(_, 0..3, _) count=30 seed=1
// CALL-RANDOM: @both(_, 0..1, 0..2) count=30 seed=1
// CALL-RANDOM: @mixed(memref<sizes=[N,2]>, 0..N-1, 0..1) N=1..5 count=30 seed=1
