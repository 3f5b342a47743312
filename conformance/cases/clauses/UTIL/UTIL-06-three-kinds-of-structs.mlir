// RUN: %check %s
// CLAUSE: UTIL-06
// A descriptor is made of a rank and of sizes and strides, an unranked one of it, a ranked one of that again. A number of
// two parts goes through its memory.
func.func @f(%m: memref<6xcomplex<f32>>, %re: f32, %im: f32, %i: index, %j: index) -> (index, index, complex<f32>) {
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %r = memref.reinterpret_cast %m to offset: [%zero], sizes: [%two, %three], strides: [%three, %one]
      : memref<6xcomplex<f32>> to memref<?x?xcomplex<f32>, strided<[?, ?], offset: ?>>
  %u = memref.cast %r : memref<?x?xcomplex<f32>, strided<[?, ?], offset: ?>> to memref<*xcomplex<f32>>
  %rank = memref.rank %u : memref<*xcomplex<f32>>
  %size = memref.dim %u, %one : memref<*xcomplex<f32>>
  %back = memref.cast %u : memref<*xcomplex<f32>> to memref<?x?xcomplex<f32>, strided<[?, ?], offset: ?>>
  %c = complex.create %re, %im : complex<f32>
  memref.store %c, %back[%i, %j] : memref<?x?xcomplex<f32>, strided<[?, ?], offset: ?>>
  %flat = arith.constant 4 : index
  %v = memref.load %m[%flat] : memref<6xcomplex<f32>>
  return %rank, %size, %v : index, index, complex<f32>
}
// CALL: @f(memref<sizes=[6]>, 1.5, -2.0, 1, 1) -> 2, 3, (1.5, -2.0)
// CALL: @f(memref<sizes=[6] lead=64>, 1.5, -2.0, 1, 1) -> 2, 3, (1.5, -2.0)
