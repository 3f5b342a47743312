// RUN: %check %s
// OPERATION: llvm.call
// llvm.call with another calling convention than the function's: LangRef makes it undefined.
llvm.func internal fastcc @double(%a: i8) -> i8 {
  %r = llvm.add %a, %a : i8
  llvm.return %r : i8
}
llvm.func @f(%c: i1, %a: i8) -> i8 {
  llvm.cond_br %c, ^bad, ^good
^bad:
  %r = llvm.call @double(%a) : (i8) -> i8  // TRAP: bad-callee
  llvm.return %r : i8
^good:
  %s = llvm.call fastcc @double(%a) : (i8) -> i8
  llvm.return %s : i8
}
// CALL: @f(true, 4) -> trap(bad-callee)
// CALL: @f(false, 4) -> 8
