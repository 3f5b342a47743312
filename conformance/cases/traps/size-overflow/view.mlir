// RUN: %check %s
// OPERATION: memref.view
// The bytes of a memref.view do not fit the index: modulo two to the 64th there would be none.
func.func @f(%m: memref<?xi8>, %n: index) -> memref<?x4xi32> {
  %c0 = arith.constant 0 : index
  %v = memref.view %m[%c0][%n] : memref<?xi8> to memref<?x4xi32>  // TRAP: size-overflow
  return %v : memref<?x4xi32>
}
// CALL: @f(memref<sizes=[32]>, 1152921504606846976) -> trap(size-overflow)
// CALL: @f(memref<sizes=[32]>, 2) -> memref<sizes=[2,4] strides=[4,1] offset=0>
