// RUN: %check %s
// OPERATION: memref.load
// A row was written through a view, and an element of the next row is read.
func.func @f(%k: memref<3xbf16>, %i: index) -> bf16 {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<3x3xbf16>
  %v = memref.subview %m[1, 0] [1, 3] [1, 1] : memref<3x3xbf16> to memref<3xbf16, strided<[1], offset: 3>>
  memref.copy %k, %v : memref<3xbf16> to memref<3xbf16, strided<[1], offset: 3>>
  %r = memref.load %m[%i, %c1] : memref<3x3xbf16>  // TRAP: uninitialized-read
  memref.dealloc %m : memref<3x3xbf16>
  return %r : bf16
}
// CALL: @f(memref<data=[1,2,3]>, 2) -> trap(uninitialized-read)
// CALL: @f(memref<data=[1,2,3]>, 1) -> 2.0
