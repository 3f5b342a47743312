// RUN: %check %s
// OPERATION: memref.load
// The element is written through the transpose, so its mirror image stays unwritten.
func.func @f(%i: index, %j: index, %a: complex<f32>) -> complex<f32> {
  %m = memref.alloc() : memref<2x2xcomplex<f32>>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x2xcomplex<f32>> to memref<2x2xcomplex<f32>, strided<[1, 2]>>
  memref.store %a, %t[%i, %j] : memref<2x2xcomplex<f32>, strided<[1, 2]>>
  %r = memref.load %m[%i, %j] : memref<2x2xcomplex<f32>>  // TRAP: uninitialized-read
  memref.dealloc %m : memref<2x2xcomplex<f32>>
  return %r : complex<f32>
}
// CALL: @f(0, 1, (1, 2)) -> trap(uninitialized-read)
// CALL: @f(1, 1, (1, 2)) -> (1.0, 2.0)
