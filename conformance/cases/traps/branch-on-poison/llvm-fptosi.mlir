// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.fptosi of what does not fit is poison.
llvm.func @f(%a: f64) -> i8 {
  %r = llvm.fptosi %a : f64 to i8
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %c = llvm.icmp "slt" %r, %k1 : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f(128.0) -> trap(branch-on-poison)
// CALL: @f(-129.0) -> trap(branch-on-poison)
// CALL: @f(nan) -> trap(branch-on-poison)
// CALL: @f(inf) -> trap(branch-on-poison)
// CALL: @f(127.9) -> 127
// CALL: @f(-128.9) -> -128
