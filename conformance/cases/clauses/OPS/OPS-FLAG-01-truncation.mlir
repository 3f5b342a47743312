// RUN: %check %s
// CLAUSE: OPS-FLAG-01
// What trunci promises of the bits it drops is on the LLVM truncation.
// CHECK-LABEL: llvm.func @trunci_nsw(
// CHECK: llvm.trunc %{{.*}} overflow<nsw> : i32 to i8
func.func @trunci_nsw(%a: i32) -> i8 {
  %r = arith.trunci %a overflow<nsw> : i32 to i8
  return %r : i8
}
// CHECK-LABEL: llvm.func @trunci_nuw(
// CHECK: llvm.trunc %{{.*}} overflow<nuw> : i32 to i8
func.func @trunci_nuw(%a: i32) -> i8 {
  %r = arith.trunci %a overflow<nuw> : i32 to i8
  return %r : i8
}
// CHECK-LABEL: llvm.func @trunci_both(
// CHECK: llvm.trunc %{{.*}} overflow<nsw, nuw> : i32 to i8
func.func @trunci_both(%a: i32) -> i8 {
  %r = arith.trunci %a overflow<nsw, nuw> : i32 to i8
  return %r : i8
}
// CALL: @trunci_nsw(-5) -> -5
// CALL: @trunci_nuw(200) -> -56
// CALL: @trunci_both(100) -> 100
