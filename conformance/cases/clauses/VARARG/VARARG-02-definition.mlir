// RUN: %check %s
// CLAUSE: VARARG-02
// A variadic definition stays one.
func.func @f(%a: i32) -> i32 attributes {func.varargs = true} {
  return %a : i32
}
// CHECK: llvm.func @f(%{{[^,]*}}: i32, ...) -> i32
