// RUN: %check %s
// memref.generic_atomic_rmw: the region gets the value in memory, its result is stored, the value before is the result.
func.func @affine(%m: memref<?xi32>, %i: index, %a: i32, %b: i32) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %p = arith.muli %old, %a : i32
    %s = arith.addi %p, %b : i32
    memref.atomic_yield %s : i32
  }
  return %r : i32
}
func.func @keep(%m: memref<2x2xi64>, %i: index, %j: index) -> i64 {
  %r = memref.generic_atomic_rmw %m[%i, %j] : memref<2x2xi64> {
  ^bb0(%old: i64):
    memref.atomic_yield %old : i64
  }
  return %r : i64
}
// CALL: @affine(memref<sizes=[3] data=[1,2,3]>, 2, 10, 7) -> 3 after arg0=[1,2,37]
// CALL: @affine(memref<sizes=[3] lead=64 data=[1,2,3]>, 2, 1, 0) -> 3 after arg0=[1,2,3]
// CALL: @keep(memref<data=[1,2,3,4]>, 1, 0) -> 3 after arg0=[1,2,3,4]
// CALL-RANDOM: @affine(memref<sizes=[N]>, 0..N-1, _, _) N=1..5 count=40
// CALL-RANDOM: @keep(memref<>, 0..1, 0..1) count=20
