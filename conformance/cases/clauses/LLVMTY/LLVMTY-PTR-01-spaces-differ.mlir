// RUN: %check %s
// CLAUSE: LLVMTY-PTR-01
// NEGATIVE: verify "mismatching result types"
// NEIGHBOUR: "-> !llvm.ptr {" -> "-> !llvm.ptr<1> {"
// Pointers of different spaces are different types.
llvm.func @f(%p: !llvm.ptr<1>) -> !llvm.ptr {
  llvm.return %p : !llvm.ptr<1>
}
