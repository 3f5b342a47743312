// RUN: %check %s
// CLAUSE: FUNCTY-01
// No result: nothing behind the arguments.
func.func @f(%a: i32) {
  return
}
// CHECK: llvm.func @f(%{{[^,]*}}: i32) {{(attributes .*)?}}{
// CALL: @f(1) -> ()
