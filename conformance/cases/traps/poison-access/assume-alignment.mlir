// RUN: %check %s
// OPERATION: memref.load
// The buffer is aligned to 16 bytes and 32 are promised: the result is poison.
func.func @f(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.assume_alignment %m, 32 : memref<4xi32>
  %r = memref.load %a[%c0] : memref<4xi32>  // TRAP: poison-access
  return %r : i32
}
// CALL: @f(memref<align=16 data=[1,2,3,4]>) -> trap(poison-access)
// CALL: @f(memref<align=32 data=[1,2,3,4]>) -> 1
