// RUN: %check %s
// OPERATION: memref.reshape
// OPTIONS: index-bitwidth=32
// An entry of the shape has more bits than the index; cut to 32 bits it would be right: memref.reshape.
func.func @f(%m: memref<6xi8>, %s: memref<2xi64>) -> memref<?x?xi8> {
  %r = memref.reshape %m(%s) : (memref<6xi8>, memref<2xi64>) -> memref<?x?xi8>  // TRAP: size-overflow
  return %r : memref<?x?xi8>
}
// CALL: @f(memref<>, memref<data=[4294967298,3]>) -> trap(size-overflow)
// CALL: @f(memref<>, memref<data=[2,3]>) -> memref<sizes=[2,3] strides=[3,1] offset=0>
