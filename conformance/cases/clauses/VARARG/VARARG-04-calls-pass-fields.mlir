// RUN: %check %s
// CLAUSE: VARARG-04
// A call passes the fields of a memref in front of the ellipsis, as it does to any other function.
func.func private @f(memref<?xf32>, i8) attributes {func.varargs = true}
func.func @g(%m: memref<?xf32>, %a: i8) {
  call @f(%m, %a) : (memref<?xf32>, i8) -> ()
  return
}
// CHECK: llvm.call @f({{.*}}) vararg(!llvm.func<void (ptr, ptr, i64, i64, i64, i8, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i8) -> ()
