// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-03
// A dialect's own attribute, and one that llvm.func knows.
func.func @f(%a: i32) -> i32 attributes {my.note = 3 : i64, target_cpu = "x86-64"} {
  return %a : i32
}
// CHECK: llvm.func @f(
// CHECK-SAME: attributes {my.note = 3 : i64, target_cpu = "x86-64"}
// CALL: @f(3) -> 3
