// RUN: %check %s
// llvm.intr.ssa.copy gives what it takes. On the reference machine only: LLVM's code generator has no instruction for it.
llvm.func @copied(%a: i32) -> i32 {
  %r = llvm.intr.ssa.copy %a : i32
  llvm.return %r : i32
}
// CALL: @copied(-3) -> -3
