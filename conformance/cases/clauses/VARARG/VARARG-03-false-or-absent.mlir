// RUN: %check %s
// CLAUSE: VARARG-03
// False is as absent.
func.func private @f(i32) -> i32 attributes {func.varargs = false}
func.func private @g(i32) -> i32
// CHECK-NOT: ...
