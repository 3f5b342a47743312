// RUN: %check %s
// CLAUSE: VARARG-04
// A memref in front of the ellipsis is flattened.
func.func private @f(memref<?xf32>, i8) attributes {func.varargs = true}
// CHECK: llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64, i8, ...)
