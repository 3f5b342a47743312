// RUN: %check %s
// OPERATION: memref.load
// A load from stack memory that was never written.
func.func @f(%i: index, %j: index) -> i64 {
  %a = arith.constant 5 : i64
  %m = memref.alloca() : memref<2xi64>
  memref.store %a, %m[%i] : memref<2xi64>
  %r = memref.load %m[%j] : memref<2xi64>  // TRAP: uninitialized-read
  return %r : i64
}
// CALL: @f(1, 0) -> trap(uninitialized-read)
// CALL: @f(1, 1) -> 5
