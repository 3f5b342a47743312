// RUN: %check %s
// cf.assert does nothing when true and stops the program when false; what was stored before it happened, what stands behind it did not.
func.func @check(%c: i1, %a: i32) -> i32 {
  cf.assert %c, "expected to hold"
  return %a : i32
}
func.func @ordered(%a: i32, %b: i32, %m: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %a, %m[%c0] : memref<2xi32>
  %ok = arith.cmpi sle, %a, %b : i32
  cf.assert %ok, "a must not exceed b; text with \22quotes\22 and %d"
  memref.store %b, %m[%c1] : memref<2xi32>
  return
}
func.func private @positive(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %ok = arith.cmpi sgt, %a, %c0 : i32
  cf.assert %ok, "expected to hold"
  return %a : i32
}
func.func @in_callee(%a: i32, %b: i32) -> i32 {
  %x = call @positive(%a) : (i32) -> i32
  %y = call @positive(%b) : (i32) -> i32
  %r = arith.subi %x, %y : i32
  return %r : i32
}
func.func @in_loop(%n: i32, %limit: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %ok = arith.cmpi ne, %i, %limit : i32
  cf.assert %ok, ""
  %next = arith.addi %i, %c1 : i32
  cf.br ^head(%next : i32)
^exit:
  return %i : i32
}
// CALL: @check(true, 5) -> 5
// CALL: @check(false, 5) -> trap(assert)
// CALL: @ordered(1, 2, memref<data=[0,0]>) -> () after arg2=[1,2]
// CALL: @ordered(2, 2, memref<data=[0,0]>) -> () after arg2=[2,2]
// CALL: @ordered(3, 2, memref<data=[0,0]>) -> trap(assert)
// CALL: @ordered(-2147483648, 2, memref<data=[0,0]>)
// CALL: @in_callee(7, 2) -> 5
// CALL: @in_callee(7, 0) -> trap(assert)
// CALL: @in_callee(-7, 1) -> trap(assert)
// CALL: @in_callee(1, 2) -> -1
// CALL: @in_loop(5, 5) -> 5
// CALL: @in_loop(5, 4) -> trap(assert)
// CALL: @in_loop(-2147483648, 5) -> 0
// CALL-RANDOM: @check(_, _) count=10 seed=1
// CALL-RANDOM: @ordered(0..3, 0..3, _) count=20 seed=1
// CALL-RANDOM: @in_loop(0..6, 0..6) count=20 seed=1
