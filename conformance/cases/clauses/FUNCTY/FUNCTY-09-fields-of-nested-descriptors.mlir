// RUN: %check %s
// CLAUSE: FUNCTY-09
// A descriptor beside another result keeps all its fields, for C and for a caller in the module.
func.func @pair(%m: memref<?xi32, strided<[?], offset: ?>>, %n: i32) -> (i32, memref<?xi32, strided<[?], offset: ?>>) {
  return %n, %m : i32, memref<?xi32, strided<[?], offset: ?>>
}
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index) -> i32 {
  %c0 = arith.constant 0 : i32
  %r:2 = call @pair(%m, %c0) : (memref<?xi32, strided<[?], offset: ?>>, i32) -> (i32, memref<?xi32, strided<[?], offset: ?>>)
  %v = memref.load %r#1[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %v : i32
}
// CALL: @pair(memref<sizes=[2] strides=[3] offset=4 data=[8,9]>, 5) -> 5, memref<buffer=arg0 sizes=[2] strides=[3] offset=4>
// CALL: @f(memref<sizes=[2] strides=[3] offset=4 data=[8,9]>, 1) -> 9
// CALL-RANDOM: @f(memref<sizes=[N] layout=positive>, 0..N-1) N=1..6 count=20 seed=1
