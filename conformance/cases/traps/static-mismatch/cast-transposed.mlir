// RUN: %check %s
// OPERATION: memref.cast
// A transposed square matrix has the sizes of the original, but not its strides.
func.func @f(%c: i1, %m: memref<2x2xf16, strided<[?, ?]>>) -> f16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x2xf16, strided<[?, ?]>> to memref<2x2xf16, strided<[?, ?]>>
  %s = arith.select %c, %t, %m : memref<2x2xf16, strided<[?, ?]>>
  %k = memref.cast %s : memref<2x2xf16, strided<[?, ?]>> to memref<2x2xf16>  // TRAP: static-mismatch
  %r = memref.load %k[%c0, %c1] : memref<2x2xf16>
  return %r : f16
}
// CALL: @f(true, memref<data=[1,2,3,4]>) -> trap(static-mismatch)
// CALL: @f(false, memref<data=[1,2,3,4]>) -> 2.0
