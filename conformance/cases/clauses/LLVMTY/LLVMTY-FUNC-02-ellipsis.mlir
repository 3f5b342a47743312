// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-02
// Three dots at the end, alone or behind parameters.
llvm.func @f() -> i32 attributes {t = !llvm.func<i32 (ptr, ...)>, v = !llvm.func<void (...)>}
// CHECK: t = !llvm.func<i32 (ptr, ...)>
// CHECK-SAME: v = !llvm.func<void (...)>
