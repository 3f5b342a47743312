// RUN: %check %s
// The negative size is given to memref.reinterpret_cast of an unranked memref, whose result nobody uses.
func.func @f(%u: memref<*xi8>, %n: index) -> index {
  %v = memref.reinterpret_cast %u to offset: [0], sizes: [2, %n], strides: [%n, 1] : memref<*xi8> to memref<2x?xi8, strided<[?, 1]>>
  return %n : index
}
// CALL: @f(memref<* sizes=[6]>, -3) -> trap(negative-size)
// CALL: @f(memref<* sizes=[6]>, 3) -> 3
