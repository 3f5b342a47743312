// RUN: %check %s
// OPERATION: memref.alloca
// Stack memory whose size wraps to zero.
func.func @f(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca(%n) : memref<4x?xi32>  // TRAP: size-overflow
  memref.store %a, %m[%c0, %c0] : memref<4x?xi32>
  %r = memref.load %m[%c0, %c0] : memref<4x?xi32>
  return %r : i32
}
// CALL: @f(1152921504606846976, 3) -> trap(size-overflow)
// CALL: @f(1, 3) -> 3
