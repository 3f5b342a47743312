// RUN: %check %s
// OPERATION: memref.reshape
// An entry of the shape was never written: memref.reshape.
func.func @f(%m: memref<6xi32>, %i: index) -> memref<?x?xi32> {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %s = memref.alloca() : memref<2xi32>
  memref.store %two, %s[%c0] : memref<2xi32>
  memref.store %three, %s[%i] : memref<2xi32>
  %r = memref.reshape %m(%s) : (memref<6xi32>, memref<2xi32>) -> memref<?x?xi32>  // TRAP: uninitialized-read
  return %r : memref<?x?xi32>
}
// CALL: @f(memref<>, 0) -> trap(uninitialized-read)
// CALL: @f(memref<>, 1) -> memref<sizes=[2,3] strides=[3,1] offset=0>
