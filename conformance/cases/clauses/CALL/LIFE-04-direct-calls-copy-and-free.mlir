// RUN: %check %s
// CLAUSE: LIFE-04
// After a direct call no heap copy is left and the result holds.
func.func private @tail(%m: memref<?xi32>, %from: index, %n: index) -> memref<*xi32> {
  %v = memref.subview %m[%from] [%n] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  %u = memref.cast %v : memref<?xi32, strided<[1], offset: ?>> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func @f(%m: memref<?xi32>, %i: index) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %u = call @tail(%m, %c1, %c2) : (memref<?xi32>, index, index) -> memref<*xi32>
  %v = call @tail(%m, %c2, %c1) : (memref<?xi32>, index, index) -> memref<*xi32>
  %a = memref.cast %u : memref<*xi32> to memref<?xi32, strided<[1], offset: ?>>
  %b = memref.cast %v : memref<*xi32> to memref<?xi32, strided<[1], offset: ?>>
  %x = memref.load %a[%i] : memref<?xi32, strided<[1], offset: ?>>
  %y = memref.load %b[%i] : memref<?xi32, strided<[1], offset: ?>>
  return %x, %y : i32, i32
}
// CALL: @f(memref<sizes=[4] data=[10,20,30,40]>, 0) -> 20, 30
// CALL-RANDOM: @f(memref<sizes=[4]>, 0..0) count=10 seed=1
