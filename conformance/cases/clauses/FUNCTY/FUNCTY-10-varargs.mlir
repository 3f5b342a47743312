// RUN: %check %s
// CLAUSE: FUNCTY-10
// The attribute makes the function variadic; the fixed arguments stay.
func.func private @f(i32, memref<?xf32>) attributes {func.varargs = true}
// CHECK: llvm.func @f(i32, !llvm.ptr, !llvm.ptr, i64, i64, i64, ...)
