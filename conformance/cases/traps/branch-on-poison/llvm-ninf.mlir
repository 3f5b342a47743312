// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.fmul with ninf is poison where an infinity comes in or out.
llvm.func @f(%a: f32, %b: f32) -> i1 {
  %s = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %c = llvm.fcmp "ult" %s, %b : f32
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %c : i1
}
// CALL: @f(inf, 1.0) -> trap(branch-on-poison)
// CALL: @f(1e30, 1e30) -> trap(branch-on-poison)
// CALL: @f(1e30, 1e3) -> false
// CALL: @f(nan, 1.0) -> true
