// RUN: %check %s
// OPERATION: memref.reinterpret_cast
// A negative size of a reinterpreted view.
func.func @f(%m: memref<4xi8>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xi8> to memref<?xi8>  // TRAP: negative-size
  %r = memref.dim %v, %c0 : memref<?xi8>
  return %r : index
}
// CALL: @f(memref<>, -4) -> trap(negative-size)
// CALL: @f(memref<>, 4) -> 4
