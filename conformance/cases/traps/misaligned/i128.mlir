// RUN: %check %s
// OPERATION: memref.load
// Eight bytes are enough for i64 and half of what memref.load of i128 needs.
func.func @f(%m: memref<?xi128>, %i: index) -> i128 {
  %r = memref.load %m[%i] : memref<?xi128>  // TRAP: misaligned
  return %r : i128
}
// CALL: @f(memref<sizes=[2] align=8>, 1) -> trap(misaligned)
// CALL: @f(memref<sizes=[2] align=16 data=[1, -2]>, 1) -> -2
