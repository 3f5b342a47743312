// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-03
// NEGATIVE: verify "void"
// NEIGHBOUR: "!llvm.void" -> "i32"
// No block has an argument of void, which would be a PHI node of it.
llvm.func @f(%c: i1) {
  llvm.return
^other(%v: !llvm.void):
  llvm.cond_br %c, ^other(%v : !llvm.void), ^end
^end:
  llvm.return
}
