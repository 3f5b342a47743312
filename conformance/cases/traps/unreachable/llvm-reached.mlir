// RUN: %check %s
// OPERATION: llvm.unreachable
// llvm.unreachable in one of two branches.
llvm.func @f(%c: i1, %a: i8) -> i8 {
  llvm.cond_br %c, ^never, ^end
^never:
  llvm.unreachable  // TRAP: unreachable
^end:
  llvm.return %a : i8
}
// CALL: @f(true, 1) -> trap(unreachable)
// CALL: @f(false, 1) -> 1
