// RUN: %check %s
// OPERATION: memref.cast
// The rank is that of the view, which dropped a dimension, not that of its source.
func.func @f(%m: memref<2x3xf64>, %j: index) -> f64 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0, %j] [2, 1] [1, 1] : memref<2x3xf64> to memref<2xf64, strided<[3], offset: ?>>
  %u = memref.cast %v : memref<2xf64, strided<[3], offset: ?>> to memref<*xf64>
  %k = memref.cast %u : memref<*xf64> to memref<?x?xf64, strided<[?, ?], offset: ?>>  // TRAP: rank-mismatch
  %r = memref.load %k[%c0, %c0] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  return %r : f64
}
func.func @kept(%m: memref<2x3xf64>, %j: index) -> f64 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0, %j] [2, 1] [1, 1] : memref<2x3xf64> to memref<2x1xf64, strided<[3, 1], offset: ?>>
  %u = memref.cast %v : memref<2x1xf64, strided<[3, 1], offset: ?>> to memref<*xf64>
  %k = memref.cast %u : memref<*xf64> to memref<?x?xf64, strided<[?, ?], offset: ?>>
  %r = memref.load %k[%c0, %c0] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  return %r : f64
}
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 2) -> trap(rank-mismatch)
// CALL: @kept(memref<data=[1,2,3,4,5,6]>, 2) -> 3.0
