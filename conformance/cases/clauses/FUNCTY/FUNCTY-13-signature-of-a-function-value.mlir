// RUN: %check %s
// CLAUSE: FUNCTY-13
// A function value is a pointer even if its own arguments have no LLVM form.
func.func private @f((tensor<4xf32>) -> tuple<i32>, i8) -> ((none) -> ())
// CHECK: llvm.func {{([a-z_]+ )*}}@f(!llvm.ptr, i8) -> !llvm.ptr
