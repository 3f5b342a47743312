// RUN: %check %s
// CLAUSE: OPS-FLAG-03
// Sums, differences, products, left shifts and truncations that wrap are defined: with no flag, and where the other flag is promised.
func.func @addi_none(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b : i8
  return %r : i8
}
func.func @addi_nsw(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b overflow<nsw> : i8
  return %r : i8
}
func.func @addi_nuw(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b overflow<nuw> : i8
  return %r : i8
}
func.func @subi_none(%a: i8, %b: i8) -> i8 {
  %r = arith.subi %a, %b : i8
  return %r : i8
}
func.func @subi_nsw(%a: i8, %b: i8) -> i8 {
  %r = arith.subi %a, %b overflow<nsw> : i8
  return %r : i8
}
func.func @subi_nuw(%a: i8, %b: i8) -> i8 {
  %r = arith.subi %a, %b overflow<nuw> : i8
  return %r : i8
}
func.func @muli_none(%a: i8, %b: i8) -> i8 {
  %r = arith.muli %a, %b : i8
  return %r : i8
}
func.func @muli_nsw(%a: i8, %b: i8) -> i8 {
  %r = arith.muli %a, %b overflow<nsw> : i8
  return %r : i8
}
func.func @muli_nuw(%a: i8, %b: i8) -> i8 {
  %r = arith.muli %a, %b overflow<nuw> : i8
  return %r : i8
}
func.func @shli_none(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b : i8
  return %r : i8
}
func.func @shli_nsw(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b overflow<nsw> : i8
  return %r : i8
}
func.func @shli_nuw(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b overflow<nuw> : i8
  return %r : i8
}
func.func @trunci_none(%a: i32) -> i8 {
  %r = arith.trunci %a : i32 to i8
  return %r : i8
}
func.func @trunci_nsw(%a: i32) -> i8 {
  %r = arith.trunci %a overflow<nsw> : i32 to i8
  return %r : i8
}
func.func @trunci_nuw(%a: i32) -> i8 {
  %r = arith.trunci %a overflow<nuw> : i32 to i8
  return %r : i8
}
// CALL: @addi_none(127, 1) -> -128
// CALL: @addi_none(-1, 1) -> 0
// CALL: @addi_nsw(-1, 1) -> 0
// CALL: @addi_nsw(-128, 127) -> -1
// CALL: @addi_nuw(127, 1) -> -128
// CALL: @subi_none(-128, 1) -> 127
// CALL: @subi_none(0, 1) -> -1
// CALL: @subi_nsw(0, 1) -> -1
// CALL: @subi_nuw(-128, 1) -> 127
// CALL: @muli_none(64, 2) -> -128
// CALL: @muli_none(-1, -1) -> 1
// CALL: @muli_nsw(-1, -1) -> 1
// CALL: @muli_nuw(64, 2) -> -128
// CALL: @shli_none(64, 1) -> -128
// CALL: @shli_none(-128, 1) -> 0
// CALL: @shli_nsw(-64, 1) -> -128
// CALL: @shli_nuw(64, 1) -> -128
// CALL: @trunci_none(511) -> -1
// CALL: @trunci_none(-300) -> -44
// CALL: @trunci_nsw(-1) -> -1
// CALL: @trunci_nuw(200) -> -56
// CALL-RANDOM: @addi_none count=50 seed=1
// CALL-RANDOM: @muli_none count=50 seed=2
// CALL-RANDOM: @trunci_none(-1000..1000) count=50 seed=3
