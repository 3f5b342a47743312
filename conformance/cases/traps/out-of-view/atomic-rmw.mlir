// RUN: %check %s
// OPERATION: memref.atomic_rmw
// The index is the size: memref.atomic_rmw.
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = memref.atomic_rmw addi %c1, %m[%i] : (i32, memref<?xi32>) -> i32  // TRAP: out-of-view
  return %r : i32
}
// CALL: @f(memref<sizes=[2] bytes=64 data=[4,5]>, 2) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2] bytes=64 data=[4,5]>, 1) -> 5 after arg0=[4,6]
