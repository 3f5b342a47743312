// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-03
// NEGATIVE: verify "argument"
// NEIGHBOUR: "!llvm.func<void ()>" -> "!llvm.ptr"
// No argument is a function.
llvm.func @f(%g: !llvm.func<void ()>) {
  llvm.return
}
