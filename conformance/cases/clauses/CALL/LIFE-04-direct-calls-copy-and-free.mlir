// RUN: %check %s
// CLAUSE: LIFE-04
// After a direct call no heap copy is left and the result holds.
func.func private @tail(%m: memref<?xi32>, %from: index, %n: index) -> memref<*xi32> {
  %v = memref.subview %m[%from] [%n] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  %u = memref.cast %v : memref<?xi32, strided<[1], offset: ?>> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func @f(%m: memref<?xi32>, %i: index) -> (i32, i32, memref<?xi32, strided<[1], offset: ?>>, memref<?xi32, strided<[1], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %u = call @tail(%m, %c1, %c2) : (memref<?xi32>, index, index) -> memref<*xi32>
  %v = call @tail(%m, %c2, %c1) : (memref<?xi32>, index, index) -> memref<*xi32>
  %a = memref.cast %u : memref<*xi32> to memref<?xi32, strided<[1], offset: ?>>
  %b = memref.cast %v : memref<*xi32> to memref<?xi32, strided<[1], offset: ?>>
  %x = memref.load %a[%i] : memref<?xi32, strided<[1], offset: ?>>
  %y = memref.load %b[%i] : memref<?xi32, strided<[1], offset: ?>>
  return %x, %y, %a, %b : i32, i32, memref<?xi32, strided<[1], offset: ?>>, memref<?xi32, strided<[1], offset: ?>>
}
// CALL: @f(memref<sizes=[4] data=[10,20,30,40]>, 0) -> 20, 30, memref<sizes=[2] strides=[1] offset=1 data=[20,30] buffer=arg0>, \
// memref<sizes=[1] strides=[1] offset=2 data=[30] buffer=arg0>
// CALL: @f(memref<sizes=[5] lead=64 data=[-1000000,2000000,-3000000,4000000,5]>, 0) -> 2000000, -3000000, _, _
// CALL-RANDOM: @f(memref<sizes=[N]>, 0..0) N=4..9 count=10 seed=1
