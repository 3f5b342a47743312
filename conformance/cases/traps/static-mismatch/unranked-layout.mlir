// RUN: %check %s
// OPERATION: memref.cast
// The rank and the sizes are right, but the memory behind the unranked memref is not dense.
func.func @f(%u: memref<*xcomplex<f32>>) -> complex<f32> {
  %c1 = arith.constant 1 : index
  %m = memref.cast %u : memref<*xcomplex<f32>> to memref<?xcomplex<f32>>  // TRAP: static-mismatch
  %r = memref.load %m[%c1] : memref<?xcomplex<f32>>
  return %r : complex<f32>
}
// CALL: @f(memref<* sizes=[2] strides=[2]>) -> trap(static-mismatch)
// CALL: @f(memref<* sizes=[2] data=[(1,2),(3,4)]>) -> (3.0, 4.0)
