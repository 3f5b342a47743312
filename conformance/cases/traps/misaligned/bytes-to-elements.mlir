// RUN: %check %s
// OPERATION: memref.view
// A memref.view of larger elements starts at a byte where none of them may lie; nothing is accessed.
func.func @f(%m: memref<?xi8>, %s: index) -> memref<2xf64> {
  %v = memref.view %m[%s][] : memref<?xi8> to memref<2xf64>  // TRAP: misaligned
  return %v : memref<2xf64>
}
// CALL: @f(memref<sizes=[32] align=16>, 4) -> trap(misaligned)
// CALL: @f(memref<sizes=[32] align=16>, 8) -> memref<sizes=[2] strides=[1] offset=0>
