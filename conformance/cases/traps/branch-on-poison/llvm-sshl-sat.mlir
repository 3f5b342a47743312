// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.intr.sshl.sat by the width or more is poison.
llvm.func @f(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.sshl.sat(%a, %b) : (i8, i8) -> i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f(1, 8) -> trap(branch-on-poison)
// CALL: @f(0, -1) -> trap(branch-on-poison)
// CALL: @f(3, 7) -> 127
// CALL: @f(3, 2) -> 12
