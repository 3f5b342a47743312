// RUN: %check %s
// OPERATION: memref.load
// The offset given to a reinterpretation wrapped below zero; the load is the access.
func.func @f(%m: memref<8xbf16>, %a: index, %b: index) -> bf16 {
  %c0 = arith.constant 0 : index
  %o = arith.subi %a, %b overflow<nuw> : index
  %k = memref.reinterpret_cast %m to offset: [%o], sizes: [2], strides: [1] : memref<8xbf16> to memref<2xbf16, strided<[1], offset: ?>>
  %r = memref.load %k[%c0] : memref<2xbf16, strided<[1], offset: ?>>  // TRAP: poison-access
  return %r : bf16
}
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 1, 2) -> trap(poison-access)
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 2, 1) -> 2.0
