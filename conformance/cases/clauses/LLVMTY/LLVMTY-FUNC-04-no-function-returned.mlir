// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-04
// NEGATIVE: verify "result"
// NEIGHBOUR: "!llvm.func<void ()>" -> "!llvm.ptr"
// No function gives a function.
llvm.func @f() -> !llvm.func<void ()>
