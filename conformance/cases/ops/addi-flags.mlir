// RUN: %check %s
// Flags nsw and nuw on operands that obey them change nothing: addi, subi, muli, shli, trunci.
func.func @addi_nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b overflow<nsw> : i8
  return %r : i8
}
func.func @addi_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b overflow<nuw> : i8
  return %r : i8
}
func.func @addi_nsw_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b overflow<nsw, nuw> : i8
  return %r : i8
}
func.func @subi_nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.subi %a, %b overflow<nsw> : i8
  return %r : i8
}
func.func @subi_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.subi %a, %b overflow<nuw> : i8
  return %r : i8
}
func.func @subi_nsw_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.subi %a, %b overflow<nsw, nuw> : i8
  return %r : i8
}
func.func @muli_nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.muli %a, %b overflow<nsw> : i8
  return %r : i8
}
func.func @muli_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.muli %a, %b overflow<nuw> : i8
  return %r : i8
}
func.func @muli_nsw_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.muli %a, %b overflow<nsw, nuw> : i8
  return %r : i8
}
func.func @shli_nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b overflow<nsw> : i8
  return %r : i8
}
func.func @shli_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b overflow<nuw> : i8
  return %r : i8
}
func.func @shli_nsw_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b overflow<nsw, nuw> : i8
  return %r : i8
}
func.func @addi_nsw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b overflow<nsw> : i32
  return %r : i32
}
func.func @addi_nuw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b overflow<nuw> : i32
  return %r : i32
}
func.func @addi_nsw_nuw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b overflow<nsw, nuw> : i32
  return %r : i32
}
func.func @subi_nsw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.subi %a, %b overflow<nsw> : i32
  return %r : i32
}
func.func @subi_nuw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.subi %a, %b overflow<nuw> : i32
  return %r : i32
}
func.func @subi_nsw_nuw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.subi %a, %b overflow<nsw, nuw> : i32
  return %r : i32
}
func.func @muli_nsw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.muli %a, %b overflow<nsw> : i32
  return %r : i32
}
func.func @muli_nuw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.muli %a, %b overflow<nuw> : i32
  return %r : i32
}
func.func @muli_nsw_nuw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.muli %a, %b overflow<nsw, nuw> : i32
  return %r : i32
}
func.func @shli_nsw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.shli %a, %b overflow<nsw> : i32
  return %r : i32
}
func.func @shli_nuw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.shli %a, %b overflow<nuw> : i32
  return %r : i32
}
func.func @shli_nsw_nuw_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.shli %a, %b overflow<nsw, nuw> : i32
  return %r : i32
}
func.func @addi_nsw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b overflow<nsw> : i64
  return %r : i64
}
func.func @addi_nuw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b overflow<nuw> : i64
  return %r : i64
}
func.func @addi_nsw_nuw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b overflow<nsw, nuw> : i64
  return %r : i64
}
func.func @subi_nsw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.subi %a, %b overflow<nsw> : i64
  return %r : i64
}
func.func @subi_nuw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.subi %a, %b overflow<nuw> : i64
  return %r : i64
}
func.func @subi_nsw_nuw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.subi %a, %b overflow<nsw, nuw> : i64
  return %r : i64
}
func.func @muli_nsw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b overflow<nsw> : i64
  return %r : i64
}
func.func @muli_nuw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b overflow<nuw> : i64
  return %r : i64
}
func.func @muli_nsw_nuw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b overflow<nsw, nuw> : i64
  return %r : i64
}
func.func @shli_nsw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b overflow<nsw> : i64
  return %r : i64
}
func.func @shli_nuw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b overflow<nuw> : i64
  return %r : i64
}
func.func @shli_nsw_nuw_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b overflow<nsw, nuw> : i64
  return %r : i64
}
func.func @addi_nsw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.addi %a, %b overflow<nsw> : i65
  return %r : i65
}
func.func @addi_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.addi %a, %b overflow<nuw> : i65
  return %r : i65
}
func.func @addi_nsw_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.addi %a, %b overflow<nsw, nuw> : i65
  return %r : i65
}
func.func @subi_nsw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.subi %a, %b overflow<nsw> : i65
  return %r : i65
}
func.func @subi_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.subi %a, %b overflow<nuw> : i65
  return %r : i65
}
func.func @subi_nsw_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.subi %a, %b overflow<nsw, nuw> : i65
  return %r : i65
}
func.func @muli_nsw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.muli %a, %b overflow<nsw> : i65
  return %r : i65
}
func.func @muli_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.muli %a, %b overflow<nuw> : i65
  return %r : i65
}
func.func @muli_nsw_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.muli %a, %b overflow<nsw, nuw> : i65
  return %r : i65
}
func.func @shli_nsw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.shli %a, %b overflow<nsw> : i65
  return %r : i65
}
func.func @shli_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.shli %a, %b overflow<nuw> : i65
  return %r : i65
}
func.func @shli_nsw_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = arith.shli %a, %b overflow<nsw, nuw> : i65
  return %r : i65
}
func.func @addi_nsw_index(%a: index, %b: index) -> index {
  %r = arith.addi %a, %b overflow<nsw> : index
  return %r : index
}
func.func @addi_nuw_index(%a: index, %b: index) -> index {
  %r = arith.addi %a, %b overflow<nuw> : index
  return %r : index
}
func.func @addi_nsw_nuw_index(%a: index, %b: index) -> index {
  %r = arith.addi %a, %b overflow<nsw, nuw> : index
  return %r : index
}
func.func @subi_nsw_index(%a: index, %b: index) -> index {
  %r = arith.subi %a, %b overflow<nsw> : index
  return %r : index
}
func.func @subi_nuw_index(%a: index, %b: index) -> index {
  %r = arith.subi %a, %b overflow<nuw> : index
  return %r : index
}
func.func @subi_nsw_nuw_index(%a: index, %b: index) -> index {
  %r = arith.subi %a, %b overflow<nsw, nuw> : index
  return %r : index
}
func.func @muli_nsw_index(%a: index, %b: index) -> index {
  %r = arith.muli %a, %b overflow<nsw> : index
  return %r : index
}
func.func @muli_nuw_index(%a: index, %b: index) -> index {
  %r = arith.muli %a, %b overflow<nuw> : index
  return %r : index
}
func.func @muli_nsw_nuw_index(%a: index, %b: index) -> index {
  %r = arith.muli %a, %b overflow<nsw, nuw> : index
  return %r : index
}
func.func @shli_nsw_index(%a: index, %b: index) -> index {
  %r = arith.shli %a, %b overflow<nsw> : index
  return %r : index
}
func.func @shli_nuw_index(%a: index, %b: index) -> index {
  %r = arith.shli %a, %b overflow<nuw> : index
  return %r : index
}
func.func @shli_nsw_nuw_index(%a: index, %b: index) -> index {
  %r = arith.shli %a, %b overflow<nsw, nuw> : index
  return %r : index
}
func.func @trunc_nsw(%a: i32) -> i8 {
  %r = arith.trunci %a overflow<nsw> : i32 to i8
  return %r : i8
}
func.func @trunc_nuw(%a: i32) -> i8 {
  %r = arith.trunci %a overflow<nuw> : i32 to i8
  return %r : i8
}
func.func @trunc_both(%a: i65) -> i33 {
  %r = arith.trunci %a overflow<nsw, nuw> : i65 to i33
  return %r : i33
}
// CALL: @addi_nsw_i8(127, 0) -> 127
// CALL: @addi_nsw_i8(122, 5) -> 127
// CALL: @addi_nsw_i8(-128, 0) -> -128
// CALL: @addi_nsw_i8(-1, -127) -> -128
// CALL: @addi_nsw_i8(-1, 1) -> 0
// CALL: @addi_nuw_i8(127, 127) -> -2
// CALL: @addi_nuw_i8(-128, 127) -> -1
// CALL: @addi_nuw_i8(-2, 1) -> -1
// CALL: @addi_nuw_i8(0, 0) -> 0
// CALL: @addi_nsw_nuw_i8(1, 2) -> 3
// CALL: @addi_nsw_nuw_i8(126, 1) -> 127
// CALL: @addi_nsw_nuw_i8(0, 127) -> 127
// CALL: @subi_nsw_i8(-128, 0) -> -128
// CALL: @subi_nsw_i8(-1, 127) -> -128
// CALL: @subi_nsw_i8(127, 127) -> 0
// CALL: @subi_nsw_i8(0, 127) -> -127
// CALL: @subi_nsw_i8(-128, -1) -> -127
// CALL: @subi_nuw_i8(-1, -1) -> 0
// CALL: @subi_nuw_i8(-128, 1) -> 127
// CALL: @subi_nuw_i8(-1, 0) -> -1
// CALL: @subi_nsw_nuw_i8(127, 1) -> 126
// CALL: @subi_nsw_nuw_i8(-1, -1) -> 0
// CALL: @subi_nsw_nuw_i8(-1, -127) -> 126
// CALL: @muli_nsw_i8(-128, 1) -> -128
// CALL: @muli_nsw_i8(127, -1) -> -127
// CALL: @muli_nsw_i8(63, 2) -> 126
// CALL: @muli_nsw_i8(-1, 1) -> -1
// CALL: @muli_nuw_i8(127, 2) -> -2
// CALL: @muli_nuw_i8(-1, 1) -> -1
// CALL: @muli_nuw_i8(0, -1) -> 0
// CALL: @muli_nsw_nuw_i8(63, 2) -> 126
// CALL: @muli_nsw_nuw_i8(3, 4) -> 12
// CALL: @muli_nsw_nuw_i8(0, -1) -> 0
// CALL: @muli_nsw_nuw_i8(7, 8) -> 56
// CALL: @shli_nsw_i8(-1, 7) -> -128
// CALL: @shli_nsw_i8(1, 6) -> 64
// CALL: @shli_nsw_i8(-1, 3) -> -8
// CALL: @shli_nsw_i8(5, 2) -> 20
// CALL: @shli_nuw_i8(1, 7) -> -128
// CALL: @shli_nuw_i8(127, 1) -> -2
// CALL: @shli_nuw_i8(-1, 0) -> -1
// CALL: @shli_nsw_nuw_i8(1, 6) -> 64
// CALL: @shli_nsw_nuw_i8(127, 0) -> 127
// CALL: @shli_nsw_nuw_i8(-1, 0) -> -1
// CALL: @addi_nsw_i32(2147483647, 0) -> 2147483647
// CALL: @addi_nsw_i32(2147483642, 5) -> 2147483647
// CALL: @addi_nsw_i32(-2147483648, 0) -> -2147483648
// CALL: @addi_nsw_i32(-1, -2147483647) -> -2147483648
// CALL: @addi_nsw_i32(-1, 1) -> 0
// CALL: @addi_nuw_i32(2147483647, 2147483647) -> -2
// CALL: @addi_nuw_i32(-2147483648, 2147483647) -> -1
// CALL: @addi_nuw_i32(-2, 1) -> -1
// CALL: @addi_nuw_i32(0, 0) -> 0
// CALL: @addi_nsw_nuw_i32(1, 2) -> 3
// CALL: @addi_nsw_nuw_i32(2147483646, 1) -> 2147483647
// CALL: @addi_nsw_nuw_i32(0, 2147483647) -> 2147483647
// CALL: @subi_nsw_i32(-2147483648, 0) -> -2147483648
// CALL: @subi_nsw_i32(-1, 2147483647) -> -2147483648
// CALL: @subi_nsw_i32(2147483647, 2147483647) -> 0
// CALL: @subi_nsw_i32(0, 2147483647) -> -2147483647
// CALL: @subi_nsw_i32(-2147483648, -1) -> -2147483647
// CALL: @subi_nuw_i32(-1, -1) -> 0
// CALL: @subi_nuw_i32(-2147483648, 1) -> 2147483647
// CALL: @subi_nuw_i32(-1, 0) -> -1
// CALL: @subi_nsw_nuw_i32(2147483647, 1) -> 2147483646
// CALL: @subi_nsw_nuw_i32(-1, -1) -> 0
// CALL: @subi_nsw_nuw_i32(-1, -2147483647) -> 2147483646
// CALL: @muli_nsw_i32(-2147483648, 1) -> -2147483648
// CALL: @muli_nsw_i32(2147483647, -1) -> -2147483647
// CALL: @muli_nsw_i32(1073741823, 2) -> 2147483646
// CALL: @muli_nsw_i32(-1, 1) -> -1
// CALL: @muli_nuw_i32(2147483647, 2) -> -2
// CALL: @muli_nuw_i32(-1, 1) -> -1
// CALL: @muli_nuw_i32(0, -1) -> 0
// CALL: @muli_nsw_nuw_i32(1073741823, 2) -> 2147483646
// CALL: @muli_nsw_nuw_i32(3, 4) -> 12
// CALL: @muli_nsw_nuw_i32(0, -1) -> 0
// CALL: @muli_nsw_nuw_i32(7, 8) -> 56
// CALL: @shli_nsw_i32(-1, 31) -> -2147483648
// CALL: @shli_nsw_i32(1, 30) -> 1073741824
// CALL: @shli_nsw_i32(-1, 3) -> -8
// CALL: @shli_nsw_i32(5, 2) -> 20
// CALL: @shli_nuw_i32(1, 31) -> -2147483648
// CALL: @shli_nuw_i32(2147483647, 1) -> -2
// CALL: @shli_nuw_i32(-1, 0) -> -1
// CALL: @shli_nsw_nuw_i32(1, 30) -> 1073741824
// CALL: @shli_nsw_nuw_i32(2147483647, 0) -> 2147483647
// CALL: @shli_nsw_nuw_i32(-1, 0) -> -1
// CALL: @addi_nsw_i64(9223372036854775807, 0) -> 9223372036854775807
// CALL: @addi_nsw_i64(9223372036854775802, 5) -> 9223372036854775807
// CALL: @addi_nsw_i64(-9223372036854775808, 0) -> -9223372036854775808
// CALL: @addi_nsw_i64(-1, -9223372036854775807) -> -9223372036854775808
// CALL: @addi_nsw_i64(-1, 1) -> 0
// CALL: @addi_nuw_i64(9223372036854775807, 9223372036854775807) -> -2
// CALL: @addi_nuw_i64(-9223372036854775808, 9223372036854775807) -> -1
// CALL: @addi_nuw_i64(-2, 1) -> -1
// CALL: @addi_nuw_i64(0, 0) -> 0
// CALL: @addi_nsw_nuw_i64(1, 2) -> 3
// CALL: @addi_nsw_nuw_i64(9223372036854775806, 1) -> 9223372036854775807
// CALL: @addi_nsw_nuw_i64(0, 9223372036854775807) -> 9223372036854775807
// CALL: @subi_nsw_i64(-9223372036854775808, 0) -> -9223372036854775808
// CALL: @subi_nsw_i64(-1, 9223372036854775807) -> -9223372036854775808
// CALL: @subi_nsw_i64(9223372036854775807, 9223372036854775807) -> 0
// CALL: @subi_nsw_i64(0, 9223372036854775807) -> -9223372036854775807
// CALL: @subi_nsw_i64(-9223372036854775808, -1) -> -9223372036854775807
// CALL: @subi_nuw_i64(-1, -1) -> 0
// CALL: @subi_nuw_i64(-9223372036854775808, 1) -> 9223372036854775807
// CALL: @subi_nuw_i64(-1, 0) -> -1
// CALL: @subi_nsw_nuw_i64(9223372036854775807, 1) -> 9223372036854775806
// CALL: @subi_nsw_nuw_i64(-1, -1) -> 0
// CALL: @subi_nsw_nuw_i64(-1, -9223372036854775807) -> 9223372036854775806
// CALL: @muli_nsw_i64(-9223372036854775808, 1) -> -9223372036854775808
// CALL: @muli_nsw_i64(9223372036854775807, -1) -> -9223372036854775807
// CALL: @muli_nsw_i64(4611686018427387903, 2) -> 9223372036854775806
// CALL: @muli_nsw_i64(-1, 1) -> -1
// CALL: @muli_nuw_i64(9223372036854775807, 2) -> -2
// CALL: @muli_nuw_i64(-1, 1) -> -1
// CALL: @muli_nuw_i64(0, -1) -> 0
// CALL: @muli_nsw_nuw_i64(4611686018427387903, 2) -> 9223372036854775806
// CALL: @muli_nsw_nuw_i64(3, 4) -> 12
// CALL: @muli_nsw_nuw_i64(0, -1) -> 0
// CALL: @muli_nsw_nuw_i64(7, 8) -> 56
// CALL: @shli_nsw_i64(-1, 63) -> -9223372036854775808
// CALL: @shli_nsw_i64(1, 62) -> 4611686018427387904
// CALL: @shli_nsw_i64(-1, 3) -> -8
// CALL: @shli_nsw_i64(5, 2) -> 20
// CALL: @shli_nuw_i64(1, 63) -> -9223372036854775808
// CALL: @shli_nuw_i64(9223372036854775807, 1) -> -2
// CALL: @shli_nuw_i64(-1, 0) -> -1
// CALL: @shli_nsw_nuw_i64(1, 62) -> 4611686018427387904
// CALL: @shli_nsw_nuw_i64(9223372036854775807, 0) -> 9223372036854775807
// CALL: @shli_nsw_nuw_i64(-1, 0) -> -1
// CALL: @addi_nsw_i65(18446744073709551615, 0) -> 18446744073709551615
// CALL: @addi_nsw_i65(18446744073709551610, 5) -> 18446744073709551615
// CALL: @addi_nsw_i65(-18446744073709551616, 0) -> -18446744073709551616
// CALL: @addi_nsw_i65(-1, -18446744073709551615) -> -18446744073709551616
// CALL: @addi_nsw_i65(-1, 1) -> 0
// CALL: @addi_nuw_i65(18446744073709551615, 18446744073709551615) -> -2
// CALL: @addi_nuw_i65(-18446744073709551616, 18446744073709551615) -> -1
// CALL: @addi_nuw_i65(-2, 1) -> -1
// CALL: @addi_nuw_i65(0, 0) -> 0
// CALL: @addi_nsw_nuw_i65(1, 2) -> 3
// CALL: @addi_nsw_nuw_i65(18446744073709551614, 1) -> 18446744073709551615
// CALL: @addi_nsw_nuw_i65(0, 18446744073709551615) -> 18446744073709551615
// CALL: @subi_nsw_i65(-18446744073709551616, 0) -> -18446744073709551616
// CALL: @subi_nsw_i65(-1, 18446744073709551615) -> -18446744073709551616
// CALL: @subi_nsw_i65(18446744073709551615, 18446744073709551615) -> 0
// CALL: @subi_nsw_i65(0, 18446744073709551615) -> -18446744073709551615
// CALL: @subi_nsw_i65(-18446744073709551616, -1) -> -18446744073709551615
// CALL: @subi_nuw_i65(-1, -1) -> 0
// CALL: @subi_nuw_i65(-18446744073709551616, 1) -> 18446744073709551615
// CALL: @subi_nuw_i65(-1, 0) -> -1
// CALL: @subi_nsw_nuw_i65(18446744073709551615, 1) -> 18446744073709551614
// CALL: @subi_nsw_nuw_i65(-1, -1) -> 0
// CALL: @subi_nsw_nuw_i65(-1, -18446744073709551615) -> 18446744073709551614
// CALL: @muli_nsw_i65(-18446744073709551616, 1) -> -18446744073709551616
// CALL: @muli_nsw_i65(18446744073709551615, -1) -> -18446744073709551615
// CALL: @muli_nsw_i65(9223372036854775807, 2) -> 18446744073709551614
// CALL: @muli_nsw_i65(-1, 1) -> -1
// CALL: @muli_nuw_i65(18446744073709551615, 2) -> -2
// CALL: @muli_nuw_i65(-1, 1) -> -1
// CALL: @muli_nuw_i65(0, -1) -> 0
// CALL: @muli_nsw_nuw_i65(9223372036854775807, 2) -> 18446744073709551614
// CALL: @muli_nsw_nuw_i65(3, 4) -> 12
// CALL: @muli_nsw_nuw_i65(0, -1) -> 0
// CALL: @muli_nsw_nuw_i65(7, 8) -> 56
// CALL: @shli_nsw_i65(-1, 64) -> -18446744073709551616
// CALL: @shli_nsw_i65(1, 63) -> 9223372036854775808
// CALL: @shli_nsw_i65(-1, 3) -> -8
// CALL: @shli_nsw_i65(5, 2) -> 20
// CALL: @shli_nuw_i65(1, 64) -> -18446744073709551616
// CALL: @shli_nuw_i65(18446744073709551615, 1) -> -2
// CALL: @shli_nuw_i65(-1, 0) -> -1
// CALL: @shli_nsw_nuw_i65(1, 63) -> 9223372036854775808
// CALL: @shli_nsw_nuw_i65(18446744073709551615, 0) -> 18446744073709551615
// CALL: @shli_nsw_nuw_i65(-1, 0) -> -1
// CALL: @addi_nsw_index(9223372036854775807, 0) -> 9223372036854775807
// CALL: @addi_nsw_index(9223372036854775802, 5) -> 9223372036854775807
// CALL: @addi_nsw_index(-9223372036854775808, 0) -> -9223372036854775808
// CALL: @addi_nsw_index(-1, -9223372036854775807) -> -9223372036854775808
// CALL: @addi_nsw_index(-1, 1) -> 0
// CALL: @addi_nuw_index(9223372036854775807, 9223372036854775807) -> -2
// CALL: @addi_nuw_index(-9223372036854775808, 9223372036854775807) -> -1
// CALL: @addi_nuw_index(-2, 1) -> -1
// CALL: @addi_nuw_index(0, 0) -> 0
// CALL: @addi_nsw_nuw_index(1, 2) -> 3
// CALL: @addi_nsw_nuw_index(9223372036854775806, 1) -> 9223372036854775807
// CALL: @addi_nsw_nuw_index(0, 9223372036854775807) -> 9223372036854775807
// CALL: @subi_nsw_index(-9223372036854775808, 0) -> -9223372036854775808
// CALL: @subi_nsw_index(-1, 9223372036854775807) -> -9223372036854775808
// CALL: @subi_nsw_index(9223372036854775807, 9223372036854775807) -> 0
// CALL: @subi_nsw_index(0, 9223372036854775807) -> -9223372036854775807
// CALL: @subi_nsw_index(-9223372036854775808, -1) -> -9223372036854775807
// CALL: @subi_nuw_index(-1, -1) -> 0
// CALL: @subi_nuw_index(-9223372036854775808, 1) -> 9223372036854775807
// CALL: @subi_nuw_index(-1, 0) -> -1
// CALL: @subi_nsw_nuw_index(9223372036854775807, 1) -> 9223372036854775806
// CALL: @subi_nsw_nuw_index(-1, -1) -> 0
// CALL: @subi_nsw_nuw_index(-1, -9223372036854775807) -> 9223372036854775806
// CALL: @muli_nsw_index(-9223372036854775808, 1) -> -9223372036854775808
// CALL: @muli_nsw_index(9223372036854775807, -1) -> -9223372036854775807
// CALL: @muli_nsw_index(4611686018427387903, 2) -> 9223372036854775806
// CALL: @muli_nsw_index(-1, 1) -> -1
// CALL: @muli_nuw_index(9223372036854775807, 2) -> -2
// CALL: @muli_nuw_index(-1, 1) -> -1
// CALL: @muli_nuw_index(0, -1) -> 0
// CALL: @muli_nsw_nuw_index(4611686018427387903, 2) -> 9223372036854775806
// CALL: @muli_nsw_nuw_index(3, 4) -> 12
// CALL: @muli_nsw_nuw_index(0, -1) -> 0
// CALL: @muli_nsw_nuw_index(7, 8) -> 56
// CALL: @shli_nsw_index(-1, 63) -> -9223372036854775808
// CALL: @shli_nsw_index(1, 62) -> 4611686018427387904
// CALL: @shli_nsw_index(-1, 3) -> -8
// CALL: @shli_nsw_index(5, 2) -> 20
// CALL: @shli_nuw_index(1, 63) -> -9223372036854775808
// CALL: @shli_nuw_index(9223372036854775807, 1) -> -2
// CALL: @shli_nuw_index(-1, 0) -> -1
// CALL: @shli_nsw_nuw_index(1, 62) -> 4611686018427387904
// CALL: @shli_nsw_nuw_index(9223372036854775807, 0) -> 9223372036854775807
// CALL: @shli_nsw_nuw_index(-1, 0) -> -1
// CALL: @trunc_nsw(-128) -> -128
// CALL: @trunc_nsw(127) -> 127
// CALL: @trunc_nsw(-1) -> -1
// CALL: @trunc_nsw(0) -> 0
// CALL: @trunc_nuw(255) -> -1
// CALL: @trunc_nuw(128) -> -128
// CALL: @trunc_nuw(0) -> 0
// CALL: @trunc_both(4294967295) -> 4294967295
// CALL: @trunc_both(0) -> 0
// CALL: @trunc_both(77) -> 77
// CALL-RANDOM: @addi_nsw_i8(-64..63, -64..63) count=100 seed=1
// CALL-RANDOM: @addi_nuw_i8(0..127, 0..127) count=100 seed=1
// CALL-RANDOM: @muli_nsw_i32(-1000..1000, -1000..1000) count=100 seed=2
// CALL-RANDOM: @subi_nsw_index(-1000..1000, -1000..1000) count=100 seed=2
// CALL-RANDOM: @shli_nsw_nuw_i64(0..255, 0..54) count=100 seed=3
// CALL-RANDOM: @trunc_nsw(-128..127) count=50 seed=4
// CALL-RANDOM: @trunc_nuw(0..255) count=50 seed=4
