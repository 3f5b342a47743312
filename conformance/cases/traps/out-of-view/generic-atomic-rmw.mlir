// RUN: %check %s
// OPERATION: memref.generic_atomic_rmw
// The index is minus one: memref.generic_atomic_rmw.
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {  // TRAP: out-of-view
  ^bb0(%old: i32):
    %n = arith.addi %old, %old : i32
    memref.atomic_yield %n : i32
  }
  return %r : i32
}
// CALL: @f(memref<sizes=[2] bytes=64 data=[4,5]>, -1) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2] bytes=64 data=[4,5]>, 1) -> 5 after arg0=[4,10]
