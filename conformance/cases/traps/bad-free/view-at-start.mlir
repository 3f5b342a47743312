// RUN: %check %s
// OPERATION: memref.dealloc
// memref.dealloc sees a descriptor: a view that starts where its allocation starts frees it, one that starts later does not.
func.func @f(%o: index, %n: index) -> index {
  %m = memref.alloc() : memref<8xi32>
  %v = memref.subview %m[%o] [%n] [2] : memref<8xi32> to memref<?xi32, strided<[2], offset: ?>>
  memref.dealloc %v : memref<?xi32, strided<[2], offset: ?>>  // TRAP: bad-free
  return %n : index
}
// CALL: @f(1, 2) -> trap(bad-free)
// CALL: @f(0, 2) -> 2
