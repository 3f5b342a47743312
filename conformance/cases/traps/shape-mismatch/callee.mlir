// RUN: %check %s
// OPERATION: memref.copy
// A function that copies is called with memrefs of two shapes.
func.func private @put(%m: memref<?xbf16, strided<[?], offset: ?>>, %k: memref<?xbf16>) {
  memref.copy %m, %k : memref<?xbf16, strided<[?], offset: ?>> to memref<?xbf16>  // TRAP: shape-mismatch
  return
}
func.func @f(%m: memref<2x3xbf16>, %n: index, %k: memref<?xbf16>) {
  %v = memref.reinterpret_cast %m to offset: [1], sizes: [%n], strides: [2] : memref<2x3xbf16> to memref<?xbf16, strided<[2], offset: 1>>
  %w = memref.cast %v : memref<?xbf16, strided<[2], offset: 1>> to memref<?xbf16, strided<[?], offset: ?>>
  call @put(%w, %k) : (memref<?xbf16, strided<[?], offset: ?>>, memref<?xbf16>) -> ()
  return
}
// CALL: @f(memref<>, 2, memref<sizes=[3]>) -> trap(shape-mismatch)
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 3, memref<sizes=[3]>) -> () after arg2=[2,4,6]
