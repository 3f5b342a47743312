// RUN: %check %s
// CLAUSE: LIFE-01
// A callee returns an unranked memref of its own cast; the caller reads the elements after the callee's stack is gone.
func.func private @shrink(%m: memref<?xi32>) -> memref<*xi32> {
  %v = memref.subview %m[1] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1], offset: 1>>
  %u = memref.cast %v : memref<2xi32, strided<[1], offset: 1>> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func @f(%m: memref<?xi32>) -> (i32, i32, memref<?xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = call @shrink(%m) : (memref<?xi32>) -> memref<*xi32>
  %v = memref.cast %u : memref<*xi32> to memref<2xi32, strided<[1], offset: 1>>
  %a = memref.load %v[%c0] : memref<2xi32, strided<[1], offset: 1>>
  %b = memref.load %v[%c1] : memref<2xi32, strided<[1], offset: 1>>
  %w = memref.cast %u : memref<*xi32> to memref<?xi32, strided<[?], offset: ?>>
  return %a, %b, %w : i32, i32, memref<?xi32, strided<[?], offset: ?>>
}
// CALL: @f(memref<sizes=[4] data=[5,6,7,8]>) -> 6, 7, memref<sizes=[2] strides=[1] offset=1 data=[6,7] buffer=arg0>
// CALL: @f(memref<sizes=[3] data=[5,-6000000,7000000] lead=64>) -> -6000000, 7000000, _
// CALL-RANDOM: @f(memref<sizes=[N]>) N=3..9 count=10 seed=1
