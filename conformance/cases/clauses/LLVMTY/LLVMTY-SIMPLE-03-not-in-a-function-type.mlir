// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-03
// NEGATIVE: parse "invalid function argument type"
// NEIGHBOUR: "(i32, void)" -> "(i32, i32)"
// Nor does a call through a pointer pass it.
llvm.func @f(%p: !llvm.ptr, %t: !llvm.func<i32 (i32, void)>)
