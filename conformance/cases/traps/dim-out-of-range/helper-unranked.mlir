// RUN: %check %s
// OPERATION: memref.dim
// A helper asks for dimension 1 of whatever it is given; one caller gives it a single row: memref.dim.
func.func private @columns(%u: memref<*xi32>) -> index {
  %c1 = arith.constant 1 : index
  %r = memref.dim %u, %c1 : memref<*xi32>  // TRAP: dim-out-of-range
  return %r : index
}
func.func @f(%m: memref<2x3xi32>) -> index {
  %v = memref.subview %m[1, 0] [1, 3] [1, 1] : memref<2x3xi32> to memref<3xi32, strided<[1], offset: 3>>
  %u = memref.cast %v : memref<3xi32, strided<[1], offset: 3>> to memref<*xi32>
  %r = call @columns(%u) : (memref<*xi32>) -> index
  return %r : index
}
func.func @row(%m: memref<2x3xi32>) -> index {
  %v = memref.subview %m[1, 0] [1, 3] [1, 1] : memref<2x3xi32> to memref<1x3xi32, strided<[3, 1], offset: 3>>
  %u = memref.cast %v : memref<1x3xi32, strided<[3, 1], offset: 3>> to memref<*xi32>
  %r = call @columns(%u) : (memref<*xi32>) -> index
  return %r : index
}
// CALL: @f(memref<>) -> trap(dim-out-of-range)
// CALL: @row(memref<>) -> 3
