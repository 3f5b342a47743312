// RUN: %check %s
// CLAUSE: LLVMMOD-OPS-03
// Wrapping, shifts, signed remainder and float comparison as LangRef says.
llvm.func @wrap(%a: i8, %b: i8) -> i8 {
  %r = llvm.add %a, %b : i8
  llvm.return %r : i8
}
llvm.func @right(%a: i8, %b: i8) -> (i8) {
  %r = llvm.ashr %a, %b : i8
  llvm.return %r : i8
}
llvm.func @logical(%a: i8, %b: i8) -> (i8) {
  %r = llvm.lshr %a, %b : i8
  llvm.return %r : i8
}
llvm.func @rest(%a: i8, %b: i8) -> i8 {
  %r = llvm.srem %a, %b : i8
  llvm.return %r : i8
}
llvm.func @unordered(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "ult" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @flagged(%a: i8, %b: i8) -> i32 {
  %s = llvm.add %a, %b overflow<nsw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "slt" %s, %z : i8
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c, ^end(%one : i32), ^end(%two : i32)
^end(%r: i32):
  llvm.return %r : i32
}
// CALL: @wrap(127, 1) -> -128
// CALL: @wrap(-1, 1) -> 0
// CALL: @wrap(-128, -128) -> 0
// CALL: @right(-128, 3) -> -16
// CALL: @right(-127, 1) -> -64
// CALL: @logical(-128, 3) -> 16
// CALL: @logical(-127, 1) -> 64
// CALL: @rest(-7, 3) -> -1
// CALL: @rest(7, -3) -> 1
// CALL: @rest(-128, 127) -> -1
// CALL: @unordered(nan, 1.0) -> true
// CALL: @unordered(2.0, 1.0) -> false
// CALL: @unordered(inf, 1.0) -> false
// CALL: @unordered(1.0, 1.0) -> false
// CALL: @unordered(-inf, 1.0) -> true
// CALL: @flagged(-3, 1) -> 1
// CALL: @flagged(127, 1) -> trap(branch-on-poison)
// CALL: @flagged(-1, 1) -> 2
// CALL: @flagged(3, 1) -> 2
// CALL: @flagged(-128, 0) -> 1
