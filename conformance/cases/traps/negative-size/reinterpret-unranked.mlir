// RUN: %check %s
// OPERATION: memref.reinterpret_cast
// A view of an unranked memref gets a negative size, and nobody uses the view: memref.reinterpret_cast.
func.func @f(%u: memref<*xi8>, %n: index) -> index {
  %v = memref.reinterpret_cast %u to offset: [0], sizes: [2, %n], strides: [%n, 1] : memref<*xi8> to memref<2x?xi8, strided<[?, 1]>>  // TRAP: negative-size
  return %n : index
}
// CALL: @f(memref<* sizes=[6]>, -3) -> trap(negative-size)
// CALL: @f(memref<* sizes=[6]>, 3) -> 3
