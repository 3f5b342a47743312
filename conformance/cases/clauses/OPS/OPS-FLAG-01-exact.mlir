// RUN: %check %s
// CLAUSE: OPS-FLAG-01
// That a division or a right shift leaves nothing is on the LLVM operation.
// CHECK-DAG: llvm.udiv exact %{{.*}}, %{{.*}} : i32
func.func @divui(%a: i32, %b: i32) -> i32 {
  %r = arith.divui %a, %b exact : i32
  return %r : i32
}
// CHECK-DAG: llvm.sdiv exact %{{.*}}, %{{.*}} : i32
func.func @divsi(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b exact : i32
  return %r : i32
}
// CHECK-DAG: llvm.lshr exact %{{.*}}, %{{.*}} : i32
func.func @shrui(%a: i32, %b: i32) -> i32 {
  %r = arith.shrui %a, %b exact : i32
  return %r : i32
}
// CHECK-DAG: llvm.ashr exact %{{.*}}, %{{.*}} : i32
func.func @shrsi(%a: i32, %b: i32) -> i32 {
  %r = arith.shrsi %a, %b exact : i32
  return %r : i32
}
// CALL: @divui(12, 4) -> 3
// CALL: @divui(-2147483648, 4) -> 536870912
// CALL: @divsi(-12, 4) -> -3
// CALL: @shrui(24, 3) -> 3
// CALL: @shrui(-2147483648, 3) -> 268435456
// CALL: @shrsi(-24, 3) -> -3
