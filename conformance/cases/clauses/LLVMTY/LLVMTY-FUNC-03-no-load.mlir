// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-03
// NEGATIVE: verify "result #0 must be"
// NEIGHBOUR: "-> !llvm.func<void ()>" -> "-> !llvm.ptr"
// No load gives a function.
llvm.func @f(%p: !llvm.ptr) {
  %g = llvm.load %p : !llvm.ptr -> !llvm.func<void ()>
  llvm.return
}
