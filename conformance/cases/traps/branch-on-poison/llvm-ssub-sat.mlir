// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.intr.ssub.sat of poison is poison.
llvm.func @f(%a: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %p = llvm.add %a, %k1 overflow<nsw> : i8
  %r = llvm.intr.ssub.sat(%p, %k1) : (i8, i8) -> i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f(127) -> trap(branch-on-poison)
// CALL: @f(5) -> 5
