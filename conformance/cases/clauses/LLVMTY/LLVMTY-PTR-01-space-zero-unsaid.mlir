// RUN: %check %s
// CLAUSE: LLVMTY-PTR-01
// The default address space is zero, which is not printed.
llvm.func @f(!llvm.ptr, !llvm.ptr<0>, !llvm.ptr<1>)
// CHECK: llvm.func @f(!llvm.ptr, !llvm.ptr, !llvm.ptr<1>)
