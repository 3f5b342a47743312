// RUN: %check %s
// OPERATION: memref.cast
// The offset of a window is claimed in elements of its source, and the window of a window starts later.
func.func @f(%m: memref<8xbf16>, %o: index) -> bf16 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[%o] [4] [1] : memref<8xbf16> to memref<4xbf16, strided<[1], offset: ?>>
  %w = memref.subview %v[1] [2] [1] : memref<4xbf16, strided<[1], offset: ?>> to memref<2xbf16, strided<[1], offset: ?>>
  %k = memref.cast %w : memref<2xbf16, strided<[1], offset: ?>> to memref<2xbf16, strided<[1], offset: 2>>  // TRAP: static-mismatch
  %r = memref.load %k[%c0] : memref<2xbf16, strided<[1], offset: 2>>
  return %r : bf16
}
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 2) -> trap(static-mismatch)
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 1) -> 3.0
