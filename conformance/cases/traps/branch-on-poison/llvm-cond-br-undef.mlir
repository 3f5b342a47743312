// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.cond_br on undef, and on frozen undef, which is a choice.
llvm.func @f(%s: i1, %v: i32) -> i32 {
  %u = llvm.mlir.undef : i1
  %t = llvm.mlir.constant(true) : i1
  %c = llvm.select %s, %u, %t : i1, i1
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %v : i32
}
llvm.func @frozen(%v: i32) -> i32 {
  %u = llvm.mlir.undef : i1
  %c = llvm.freeze %u : i1
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %v : i32
}
// CALL: @f(true, 3) -> trap(branch-on-poison)
// CALL: @f(false, 3) -> 3
// CALL: @frozen(3) -> 3
