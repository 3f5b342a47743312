// RUN: %check %s
// CLAUSE: VARARG-05
// A variadic function is called with its fixed arguments.
func.func private @f(i32) -> i32 attributes {func.varargs = true}
func.func @g(%a: i32) -> i32 {
  %r = call @f(%a) : (i32) -> i32
  return %r : i32
}
// CHECK: llvm.call @f({{.*}}) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
