// RUN: %check %s
// OPERATION: memref.copy
// Two uses of one global are the same memory.
memref.global "private" @g : memref<4xi32> = dense<[1, 2, 3, 4]>
func.func @f(%i: index, %j: index) -> i32 {
  %c3 = arith.constant 3 : index
  %m = memref.get_global @g : memref<4xi32>
  %k = memref.get_global @g : memref<4xi32>
  %v = memref.subview %m[%i] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  %w = memref.subview %k[%j] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  memref.copy %v, %w : memref<2xi32, strided<[1], offset: ?>> to memref<2xi32, strided<[1], offset: ?>>  // TRAP: overlapping-copy
  %r = memref.load %m[%c3] : memref<4xi32>
  return %r : i32
}
// CALL: @f(1, 2) -> trap(overlapping-copy)
// CALL: @f(0, 2) -> 2
