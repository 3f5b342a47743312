// RUN: %check %s
// OPERATION: memref.subview
// The sizes that count are those of the reinterpretation, which are smaller than the memory.
func.func @f(%m: memref<4x4xcomplex<f64>>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %k = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4x4xcomplex<f64>> to memref<?xcomplex<f64>>
  %v = memref.subview %k[8] [4] [1] : memref<?xcomplex<f64>> to memref<4xcomplex<f64>, strided<[1], offset: 8>>  // TRAP: subview-out-of-bounds
  %r = memref.dim %v, %c0 : memref<4xcomplex<f64>, strided<[1], offset: 8>>
  return %r : index
}
// CALL: @f(memref<>, 11) -> trap(subview-out-of-bounds)
// CALL: @f(memref<>, 12) -> 4
