// RUN: %check %s
// OPERATION: memref.load
// The caller's buffer is aligned less than its elements need.
func.func @f(%m: memref<?xi64>, %i: index) -> i64 {
  %r = memref.load %m[%i] : memref<?xi64>  // TRAP: misaligned
  return %r : i64
}
// CALL: @f(memref<sizes=[1] align=4>, 0) -> trap(misaligned)
// CALL: @f(memref<sizes=[1] align=8 data=[3]>, 0) -> 3
