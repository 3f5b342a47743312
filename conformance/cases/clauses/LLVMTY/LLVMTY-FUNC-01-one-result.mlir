// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-01
// A function type always has a result; nothing is void.
llvm.func @f() -> i32 attributes {t = !llvm.func<i32 (i8, ptr)>, v = !llvm.func<void ()>}
// CHECK: t = !llvm.func<i32 (i8, ptr)>
// CHECK-SAME: v = !llvm.func<void ()>
