// RUN: %check %s
// OPERATION: llvm.cond_br
// zext(undef i8) + 1000 is 1255 for one choice, so a branch on its being below that is undefined; it is below 1256 for all of them.
llvm.func @f(%limit: i32, %v: i32) -> i32 {
  %u = llvm.mlir.undef : i8
  %z = llvm.zext %u : i8 to i32
  %thousand = llvm.mlir.constant(1000 : i32) : i32
  %s = llvm.add %z, %thousand : i32
  %c = llvm.icmp "slt" %s, %limit : i32
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %v : i32
}
// CALL: @f(1255, 3) -> trap(branch-on-poison)
// CALL: @f(1001, 3) -> trap(branch-on-poison)
// CALL: @f(1256, 3) -> 3
// CALL: @f(1000, 3) -> 3
