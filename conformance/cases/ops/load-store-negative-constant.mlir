// RUN: %check %s
// Constant indices of dimensions with negative strides: the address is known when code is made, and code generators use what is promised of it.
func.func @store(%m: memref<?x3xi128, strided<[8, -2], offset: ?>>, %i: index, %v: i128) {
  %c2 = arith.constant 2 : index
  memref.store %v, %m[%i, %c2] : memref<?x3xi128, strided<[8, -2], offset: ?>>
  return
}
func.func @load(%m: memref<3x1xi7, strided<[-1, 1], offset: ?>>) -> i7 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.load %m[%c1, %c0] : memref<3x1xi7, strided<[-1, 1], offset: ?>>
  return %0 : i7
}
func.func @far(%m: memref<?x?x4xf16, strided<[7, -1, -49], offset: ?>>, %i: index) -> f16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.load %m[%i, %c0, %c1] : memref<?x?x4xf16, strided<[7, -1, -49], offset: ?>>
  return %0 : f16
}
// CALL: @store(memref<sizes=[2,3] offset=4 data=[1,2,3,4,5,6]>, 0, 7) -> () after arg0=[1,2,7,4,5,6]
// CALL: @store(memref<sizes=[2,3] offset=4 data=[1,2,3,4,5,6]>, 1, 7) -> () after arg0=[1,2,3,4,5,7]
// CALL: @load(memref<offset=2 data=[1,2,3]>) -> 2
// CALL: @far(memref<sizes=[1,1,4] offset=147 data=[1.0,2.0,3.0,4.0]>, 0) -> 2.0
// CALL-RANDOM: @store(memref<sizes=[N,_]>, 0..N-1, _) N=1..5 count=10 seed=1
// CALL-RANDOM: @load(_) count=10 seed=1
// CALL-RANDOM: @far(memref<sizes=[N,K,_]>, 0..N-1) N=1..5 K=1..5 count=10 seed=1
