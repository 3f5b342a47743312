// RUN: %check %s
// CLAUSE: OPS-FLAG-01
// nsw and nuw, alone and together, are on the LLVM operation; on every row of a vector, and on index. Functions have no
// order: what tells operations of one name from each other is their type.
// CHECK-DAG: llvm.add %{{.*}}, %{{.*}} overflow<nsw> : i32
func.func @addi_nsw(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b overflow<nsw> : i32
  return %r : i32
}
// CHECK-DAG: llvm.add %{{.*}}, %{{.*}} overflow<nuw> : i64
func.func @addi_nuw(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b overflow<nuw> : i64
  return %r : i64
}
// CHECK-DAG: llvm.add %{{.*}}, %{{.*}} overflow<nsw, nuw> : i16
func.func @addi_both(%a: i16, %b: i16) -> i16 {
  %r = arith.addi %a, %b overflow<nsw, nuw> : i16
  return %r : i16
}
// CHECK-DAG: llvm.sub %{{.*}}, %{{.*}} overflow<nsw> : i32
func.func @subi_nsw(%a: i32, %b: i32) -> i32 {
  %r = arith.subi %a, %b overflow<nsw> : i32
  return %r : i32
}
// CHECK-DAG: llvm.sub %{{.*}}, %{{.*}} overflow<nuw> : i64
func.func @subi_nuw(%a: i64, %b: i64) -> i64 {
  %r = arith.subi %a, %b overflow<nuw> : i64
  return %r : i64
}
// CHECK-DAG: llvm.sub %{{.*}}, %{{.*}} overflow<nsw, nuw> : i16
func.func @subi_both(%a: i16, %b: i16) -> i16 {
  %r = arith.subi %a, %b overflow<nsw, nuw> : i16
  return %r : i16
}
// CHECK-DAG: llvm.mul %{{.*}}, %{{.*}} overflow<nsw> : i32
func.func @muli_nsw(%a: i32, %b: i32) -> i32 {
  %r = arith.muli %a, %b overflow<nsw> : i32
  return %r : i32
}
// CHECK-DAG: llvm.mul %{{.*}}, %{{.*}} overflow<nuw> : i64
func.func @muli_nuw(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b overflow<nuw> : i64
  return %r : i64
}
// CHECK-DAG: llvm.mul %{{.*}}, %{{.*}} overflow<nsw, nuw> : i16
func.func @muli_both(%a: i16, %b: i16) -> i16 {
  %r = arith.muli %a, %b overflow<nsw, nuw> : i16
  return %r : i16
}
// CHECK-DAG: llvm.shl %{{.*}}, %{{.*}} overflow<nsw> : i32
func.func @shli_nsw(%a: i32, %b: i32) -> i32 {
  %r = arith.shli %a, %b overflow<nsw> : i32
  return %r : i32
}
// CHECK-DAG: llvm.shl %{{.*}}, %{{.*}} overflow<nuw> : i64
func.func @shli_nuw(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b overflow<nuw> : i64
  return %r : i64
}
// CHECK-DAG: llvm.shl %{{.*}}, %{{.*}} overflow<nsw, nuw> : i16
func.func @shli_both(%a: i16, %b: i16) -> i16 {
  %r = arith.shli %a, %b overflow<nsw, nuw> : i16
  return %r : i16
}
// CHECK-DAG: llvm.mul %{{.*}}, %{{.*}} overflow<nsw> : i64
func.func @index_nsw(%a: index, %b: index) -> index {
  %r = arith.muli %a, %b overflow<nsw> : index
  return %r : index
}
// CHECK-DAG: llvm.sub %{{.*}}, %{{.*}} overflow<nuw> : vector<3xi16>
// CHECK-DAG: llvm.sub %{{.*}}, %{{.*}} overflow<nuw> : vector<3xi16>
func.func @rows_nuw(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.subi %a, %b overflow<nuw> : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
// CALL: @addi_nsw(5, 3) -> 8
// CALL: @addi_nsw(-1, 3) -> 2
// CALL: @addi_nuw(5, 3) -> 8
// CALL: @addi_nuw(9223372036854775807, 3) -> -9223372036854775806
// CALL: @addi_both(5, 3) -> 8
// CALL: @subi_nsw(5, 3) -> 2
// CALL: @subi_nsw(0, 3) -> -3
// CALL: @subi_nuw(5, 3) -> 2
// CALL: @subi_nuw(-9223372036854775808, 3) -> 9223372036854775805
// CALL: @subi_both(5, 3) -> 2
// CALL: @muli_nsw(5, 3) -> 15
// CALL: @muli_nsw(-1, 3) -> -3
// CALL: @muli_nuw(5, 3) -> 15
// CALL: @muli_both(5, 3) -> 15
// CALL: @shli_nsw(5, 3) -> 40
// CALL: @shli_nsw(-1, 3) -> -8
// CALL: @shli_nuw(5, 3) -> 40
// CALL: @shli_both(5, 3) -> 40
// CALL: @index_nsw(-4, 3) -> -12
// CALL: @rows_nuw([7, 8, 9, 10, 11, 12], [1, 2, 3, 4, 5, 6]) -> [6, 6, 6, 6, 6, 6]
// CALL: @rows_nuw([-32768, 8, 9, 10, 11, 12], [1, 2, 3, 4, 5, 6]) -> [32767, 6, 6, 6, 6, 6]
// CALL: @rows_nuw([7, 8, 9, 10, 11, -32768], [1, 2, 3, 4, 5, 6]) -> [6, 6, 6, 6, 6, 32762]
