// RUN: %check %s
// OPERATION: llvm.cond_br
// Undef that is flipped, taken from a number, made three times as much and cut is each number for some choice. So a branch on its being below another one is undefined; none is below 0.
llvm.func @f(%limit: i32, %v: i32) -> i32 {
  %u = llvm.mlir.undef : i64
  %thousand = llvm.mlir.constant(1000 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %x = llvm.xor %u, %thousand : i64
  %s = llvm.sub %thousand, %x : i64
  %m = llvm.mul %s, %three : i64
  %t = llvm.trunc %m : i64 to i32
  %c = llvm.icmp "ult" %t, %limit : i32
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %v : i32
}
// CALL: @f(1255, 3) -> trap(branch-on-poison)
// CALL: @f(1, 3) -> trap(branch-on-poison)
// CALL: @f(0, 3) -> 3
