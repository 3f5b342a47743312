// RUN: %check %s
// CLAUSE: VARARG-01
// A variadic declaration stays one, with an ellipsis at the end.
func.func private @f(i32) -> i32 attributes {func.varargs = true}
// CHECK: llvm.func @f(i32, ...) -> i32
