// RUN: %check %s
// CLAUSE: ADDR-17
// Negative strides and negative positions relative to the offset are in bounds: nothing about the arithmetic may say otherwise.
func.func @static(%m: memref<3xi32, strided<[-1], offset: 2>>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<3xi32, strided<[-1], offset: 2>>
  return %r : i32
}
// The offset is zero: all elements but the first lie below the aligned pointer.
func.func @below(%m: memref<3xi32, strided<[-1]>>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<3xi32, strided<[-1]>>
  return %r : i32
}
func.func @dynamic(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> i32 {
  %r = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : i32
}
func.func @before(%m: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = memref.subview %m[%c2] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1], offset: ?>>
  %w = memref.reinterpret_cast %v to offset: [%n], sizes: [1], strides: [-1] : memref<2xi32, strided<[1], offset: ?>> to memref<1xi32, strided<[-1], offset: ?>>
  %r = memref.load %w[%c0] : memref<1xi32, strided<[-1], offset: ?>>
  return %r : i32
}
// CALL: @static(memref<data=[7,8,9]>, 0) -> 7
// CALL: @static(memref<data=[7,8,9]>, 2) -> 9
// CALL: @below(memref<data=[7,8,9]>, 0) -> 7
// CALL: @below(memref<data=[7,8,9]>, 2) -> 9
// CALL: @dynamic(memref<sizes=[2,3] strides=[-3,-1] offset=5 data=[0,1,2,10,11,12]>, 1, 2) -> 12
// CALL: @dynamic(memref<sizes=[2,3] strides=[3,-1] offset=2 data=[0,1,2,10,11,12]>, 1, 1) -> 11
// CALL: @before(memref<sizes=[4] data=[4,5,6,7]>, 1) -> 5
