// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.fcmp and llvm.fadd with nnan are poison where a NaN comes in or out.
llvm.func @compare(%a: f32, %b: f32) -> i1 {
  %c = llvm.fcmp "ult" %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %c : i1
}
llvm.func @add(%a: f32, %b: f32) -> i1 {
  %s = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %c = llvm.fcmp "ult" %s, %b : f32
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %c : i1
}
// CALL: @compare(nan, 1.0) -> trap(branch-on-poison)
// CALL: @compare(0.5, 1.0) -> true
// CALL: @add(inf, -inf) -> trap(branch-on-poison)
// CALL: @add(1.0, nan) -> trap(branch-on-poison)
// CALL: @add(inf, 1.0) -> false
