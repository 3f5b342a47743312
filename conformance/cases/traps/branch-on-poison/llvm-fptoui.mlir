// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.fptoui of what does not fit is poison; what lies above -1 becomes 0.
llvm.func @f(%a: f64) -> i8 {
  %r = llvm.fptoui %a : f64 to i8
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %c = llvm.icmp "slt" %r, %k1 : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f(256.0) -> trap(branch-on-poison)
// CALL: @f(-1.0) -> trap(branch-on-poison)
// CALL: @f(nan) -> trap(branch-on-poison)
// CALL: @f(255.9) -> -1
// CALL: @f(-0.9) -> 0
