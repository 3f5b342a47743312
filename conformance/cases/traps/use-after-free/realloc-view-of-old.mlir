// RUN: %check %s
// OPERATION: memref.store
// A view from before memref.realloc refers to memory that is gone; one made from the result does not.
func.func @f(%n: index, %k: index, %old: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %before = memref.subview %m[0] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1]>>
  %r = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>
  %after = memref.subview %r[0] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1]>>
  %w = arith.select %old, %before, %after : memref<1xi32, strided<[1]>>
  memref.store %v, %w[%c0] : memref<1xi32, strided<[1]>>  // TRAP: use-after-free
  %x = memref.load %r[%c0] : memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return %x : i32
}
// CALL: @f(4, 8, true) -> trap(use-after-free)
// CALL: @f(4, 8, false) -> 5
