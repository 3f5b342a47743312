// RUN: %check %s
// OPERATION: memref.dealloc
// A part of an allocation that starts later is freed instead of the whole: memref.dealloc.
func.func @f(%n: index, %o: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  %s = arith.subi %n, %o : index
  %v = memref.subview %m[%o] [%s] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  memref.dealloc %v : memref<?xi32, strided<[1], offset: ?>>  // TRAP: bad-free
  return %n : index
}
func.func @whole(%n: index, %o: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  %s = arith.subi %n, %o : index
  %v = memref.subview %m[%o] [%s] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  memref.dealloc %m : memref<?xi32>
  return %n : index
}
// CALL: @f(4, 1) -> trap(bad-free)
// CALL: @whole(4, 1) -> 4
