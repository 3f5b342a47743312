// RUN: %check %s
// CLAUSE: OPS-FLAG-01
// What trunci promises of the bits it drops is on the LLVM truncation, which its type tells from the others.
// CHECK-DAG: llvm.trunc %{{.*}} overflow<nsw> : i32 to i8
func.func @trunci_nsw(%a: i32) -> i8 {
  %r = arith.trunci %a overflow<nsw> : i32 to i8
  return %r : i8
}
// CHECK-DAG: llvm.trunc %{{.*}} overflow<nuw> : i64 to i8
func.func @trunci_nuw(%a: i64) -> i8 {
  %r = arith.trunci %a overflow<nuw> : i64 to i8
  return %r : i8
}
// CHECK-DAG: llvm.trunc %{{.*}} overflow<nsw, nuw> : i16 to i8
func.func @trunci_both(%a: i16) -> i8 {
  %r = arith.trunci %a overflow<nsw, nuw> : i16 to i8
  return %r : i8
}
// CALL: @trunci_nsw(-5) -> -5
// CALL: @trunci_nuw(200) -> -56
// CALL: @trunci_both(100) -> 100
