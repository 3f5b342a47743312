// RUN: %check %s
// OPERATION: llvm.switch
// llvm.switch on undef with nothing but a default: LangRef makes it undefined all the same.
llvm.func @f(%s: i1, %v: i32) -> i32 {
  %u = llvm.mlir.undef : i32
  %c = llvm.select %s, %u, %v : i1, i32
  llvm.switch %c : i32, ^end [  // TRAP: branch-on-poison
  ]
^end:
  llvm.return %v : i32
}
// CALL: @f(true, 3) -> trap(branch-on-poison)
// CALL: @f(false, 3) -> 3
