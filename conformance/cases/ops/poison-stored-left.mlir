// RUN: %check %s
// Poison may be stored; the bytes it covers may then hold anything, their neighbours keep their values.
func.func @leave(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index) {
  %p = ub.poison : i32
  memref.store %p, %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  return
}
func.func @returned(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  return %p, %a : i32, i32
}
// CALL: @leave(memref<sizes=[3] data=[1,2,3]>, 1) -> () after arg0=[1,_,3]
// CALL: @returned(4) -> _, 4
// CALL-RANDOM: @leave(memref<sizes=[N]>, 0..N-1) N=1..5 count=30 seed=1
// CALL-RANDOM: @returned(_) count=5 seed=1
