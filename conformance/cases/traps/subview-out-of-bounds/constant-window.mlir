// RUN: %check %s
// OPERATION: memref.subview
// Nothing of the window is dynamic, only the source is too short.
func.func @f(%m: memref<?xbf16>) -> bf16 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[1] [2] [3] : memref<?xbf16> to memref<2xbf16, strided<[3], offset: 1>>  // TRAP: subview-out-of-bounds
  %r = memref.load %v[%c0] : memref<2xbf16, strided<[3], offset: 1>>
  return %r : bf16
}
// CALL: @f(memref<sizes=[4] data=[1,2,3,4]>) -> trap(subview-out-of-bounds)
// CALL: @f(memref<sizes=[5] data=[1,2,3,4,5]>) -> 2.0
