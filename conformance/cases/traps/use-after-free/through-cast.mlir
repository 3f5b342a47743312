// RUN: %check %s
// OPERATION: memref.load
// A load through a cast of a freed memref.
func.func @f(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xi32>
  %k = memref.cast %m : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  %v = memref.subview %m[0] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1]>>
  memref.store %a, %m[%c0] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  %r = memref.load %k[%c0] : memref<?xi32, strided<[?], offset: ?>>  // TRAP: use-after-free
  return %r : i32
}
func.func @before(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xi32>
  %k = memref.cast %m : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  %v = memref.subview %m[0] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1]>>
  memref.store %a, %m[%c0] : memref<?xi32>
  %r = memref.load %k[%c0] : memref<?xi32, strided<[?], offset: ?>>
  memref.dealloc %m : memref<?xi32>
  return %r : i32
}
// CALL: @f(2, 7) -> trap(use-after-free)
// CALL: @before(2, 7) -> 7
