// RUN: %check %s
// CLAUSE: LLVMMOD-PASS-08
// What stands on the source function stands on the converted one.
func.func @f(%a: i32) -> i32 attributes {passthrough = ["noinline", ["alignstack", "16"], ["my-note", "x"]]} {
  return %a : i32
}
// CHECK: llvm.func @f(
// CHECK-SAME: passthrough = ["noinline", ["alignstack", "16"], ["my-note", "x"]]
// CALL: @f(3) -> 3
