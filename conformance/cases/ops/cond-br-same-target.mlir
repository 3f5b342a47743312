// RUN: %check %s
// CLAUSE: SUCC-01
// Both edges of a conditional branch lead to one block, with different operands, with some operands equal, with none, and back to the
// block itself.
func.func @join(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  return %r : i32
}
func.func @join_pair(%c: i1, %a: i8, %b: f32, %d: f32) -> (i8, f32, f32) {
  cf.cond_br %c, ^end(%a, %b, %d : i8, f32, f32), ^end(%a, %d, %b : i8, f32, f32)
^end(%r: i8, %s: f32, %t: f32):
  return %r, %s, %t : i8, f32, f32
}
func.func @no_operands(%c: i1, %a: i16) -> i16 {
  cf.cond_br %c, ^end, ^end
^end:
  return %a : i16
}
func.func @self_loop(%n: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  %c100 = arith.constant 100 : i32
  cf.br ^loop(%n, %c0 : i32, i32)
^loop(%k: i32, %sum: i32):
  %rest = arith.subi %k, %c1 : i32
  %bit = arith.andi %k, %c1 : i32
  %odd = arith.cmpi eq, %bit, %c1 : i32
  %done = arith.cmpi sle, %k, %c0 : i32
  cf.cond_br %done, ^end, ^step
^step:
  %tens = arith.addi %sum, %c10 : i32
  %hundreds = arith.addi %sum, %c100 : i32
  cf.cond_br %odd, ^loop(%rest, %tens : i32, i32), ^loop(%rest, %hundreds : i32, i32)
^end:
  return %k, %sum : i32, i32
}
func.func @join_memref(%c: i1, %m: memref<?xf32, strided<[?], offset: ?>>, %k: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
  cf.cond_br %c, ^end(%m : memref<?xf32, strided<[?], offset: ?>>), ^end(%k : memref<?xf32, strided<[?], offset: ?>>)
^end(%r: memref<?xf32, strided<[?], offset: ?>>):
  return %r : memref<?xf32, strided<[?], offset: ?>>
}
// CALL: @join(true, 1, 2) -> 1
// CALL: @join(false, 1, 2) -> 2
// CALL: @join_pair(true, 7, 1.5, -2.5) -> 7, 1.5, -2.5
// CALL: @join_pair(false, 7, 1.5, -2.5) -> 7, -2.5, 1.5
// CALL: @no_operands(true, 3) -> 3
// CALL: @no_operands(false, 3) -> 3
// CALL: @self_loop(0) -> 0, 0
// CALL: @self_loop(1) -> 0, 10
// CALL: @self_loop(5) -> 0, 230
// CALL: @self_loop(-4) -> -4, 0
// CALL: @join_memref(true, memref<sizes=[2] strides=[-3] offset=4 data=[1.0,2.0]>, memref<sizes=[1] strides=[5] offset=1>) -> memref<sizes=[2] strides=[-3] offset=4 buffer=arg1>
// CALL: @join_memref(false, memref<sizes=[2] strides=[-3] offset=4 data=[1.0,2.0]>, memref<sizes=[1] strides=[5] offset=1>) -> memref<sizes=[1] strides=[5] offset=1 buffer=arg2>
// CALL-RANDOM: @join(_, _, _) count=20 seed=1
// CALL-RANDOM: @join_pair(_, _, _, _) count=20 seed=1
// CALL-RANDOM: @self_loop(0..40) count=20 seed=1
// CALL-RANDOM: @join_memref(_, _, _) count=40 seed=1
