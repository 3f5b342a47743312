// RUN: %check %s
// The exact flag on division and right shift, on operands that obey it.
func.func @divui_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.divui %a, %b exact : i8
  return %r : i8
}
func.func @divsi_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.divsi %a, %b exact : i8
  return %r : i8
}
func.func @shrui_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.shrui %a, %b exact : i8
  return %r : i8
}
func.func @shrsi_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.shrsi %a, %b exact : i8
  return %r : i8
}
func.func @divui_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.divui %a, %b exact : i32
  return %r : i32
}
func.func @divsi_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b exact : i32
  return %r : i32
}
func.func @shrui_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.shrui %a, %b exact : i32
  return %r : i32
}
func.func @shrsi_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.shrsi %a, %b exact : i32
  return %r : i32
}
func.func @divui_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.divui %a, %b exact : i64
  return %r : i64
}
func.func @divsi_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.divsi %a, %b exact : i64
  return %r : i64
}
func.func @shrui_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.shrui %a, %b exact : i64
  return %r : i64
}
func.func @shrsi_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.shrsi %a, %b exact : i64
  return %r : i64
}
func.func @divui_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.divui %a, %b exact : i128
  return %r : i128
}
func.func @divsi_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.divsi %a, %b exact : i128
  return %r : i128
}
func.func @shrui_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.shrui %a, %b exact : i128
  return %r : i128
}
func.func @shrsi_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.shrsi %a, %b exact : i128
  return %r : i128
}
func.func @divui_index(%a: index, %b: index) -> index {
  %r = arith.divui %a, %b exact : index
  return %r : index
}
func.func @divsi_index(%a: index, %b: index) -> index {
  %r = arith.divsi %a, %b exact : index
  return %r : index
}
func.func @shrui_index(%a: index, %b: index) -> index {
  %r = arith.shrui %a, %b exact : index
  return %r : index
}
func.func @shrsi_index(%a: index, %b: index) -> index {
  %r = arith.shrsi %a, %b exact : index
  return %r : index
}
func.func @scaled(%a: i32, %b: i32) -> (i32, i32) {
  %p = arith.muli %a, %b : i32
  %q = arith.divsi %p, %b exact : i32
  %r = arith.divui %p, %a exact : i32
  return %q, %r : i32, i32
}
// CALL: @divui_i8(12, 4) -> 3
// CALL: @divui_i8(-1, 1) -> -1
// CALL: @divui_i8(0, 9) -> 0
// CALL: @divui_i8(-128, 2) -> 64
// CALL: @divui_i8(-2, 2) -> 127
// CALL: @divsi_i8(12, -4) -> -3
// CALL: @divsi_i8(-128, 2) -> -64
// CALL: @divsi_i8(0, -9) -> 0
// CALL: @divsi_i8(-15, 5) -> -3
// CALL: @divsi_i8(-8, -8) -> 1
// CALL: @shrui_i8(12, 2) -> 3
// CALL: @shrui_i8(-128, 7) -> 1
// CALL: @shrui_i8(0, 5) -> 0
// CALL: @shrui_i8(-4, 2) -> 63
// CALL: @shrsi_i8(-12, 2) -> -3
// CALL: @shrsi_i8(-128, 7) -> -1
// CALL: @shrsi_i8(0, 5) -> 0
// CALL: @shrsi_i8(6, 1) -> 3
// CALL: @divui_i32(12, 4) -> 3
// CALL: @divui_i32(-1, 1) -> -1
// CALL: @divui_i32(0, 9) -> 0
// CALL: @divui_i32(-2147483648, 2) -> 1073741824
// CALL: @divui_i32(-2, 2) -> 2147483647
// CALL: @divsi_i32(12, -4) -> -3
// CALL: @divsi_i32(-2147483648, 2) -> -1073741824
// CALL: @divsi_i32(0, -9) -> 0
// CALL: @divsi_i32(-15, 5) -> -3
// CALL: @divsi_i32(-8, -8) -> 1
// CALL: @shrui_i32(12, 2) -> 3
// CALL: @shrui_i32(-2147483648, 31) -> 1
// CALL: @shrui_i32(0, 5) -> 0
// CALL: @shrui_i32(-4, 2) -> 1073741823
// CALL: @shrsi_i32(-12, 2) -> -3
// CALL: @shrsi_i32(-2147483648, 31) -> -1
// CALL: @shrsi_i32(0, 5) -> 0
// CALL: @shrsi_i32(6, 1) -> 3
// CALL: @divui_i64(12, 4) -> 3
// CALL: @divui_i64(-1, 1) -> -1
// CALL: @divui_i64(0, 9) -> 0
// CALL: @divui_i64(-9223372036854775808, 2) -> 4611686018427387904
// CALL: @divui_i64(-2, 2) -> 9223372036854775807
// CALL: @divsi_i64(12, -4) -> -3
// CALL: @divsi_i64(-9223372036854775808, 2) -> -4611686018427387904
// CALL: @divsi_i64(0, -9) -> 0
// CALL: @divsi_i64(-15, 5) -> -3
// CALL: @divsi_i64(-8, -8) -> 1
// CALL: @shrui_i64(12, 2) -> 3
// CALL: @shrui_i64(-9223372036854775808, 63) -> 1
// CALL: @shrui_i64(0, 5) -> 0
// CALL: @shrui_i64(-4, 2) -> 4611686018427387903
// CALL: @shrsi_i64(-12, 2) -> -3
// CALL: @shrsi_i64(-9223372036854775808, 63) -> -1
// CALL: @shrsi_i64(0, 5) -> 0
// CALL: @shrsi_i64(6, 1) -> 3
// CALL: @divui_i128(12, 4) -> 3
// CALL: @divui_i128(-1, 1) -> -1
// CALL: @divui_i128(0, 9) -> 0
// CALL: @divui_i128(-170141183460469231731687303715884105728, 2) -> 85070591730234615865843651857942052864
// CALL: @divui_i128(-2, 2) -> 170141183460469231731687303715884105727
// CALL: @divsi_i128(12, -4) -> -3
// CALL: @divsi_i128(-170141183460469231731687303715884105728, 2) -> -85070591730234615865843651857942052864
// CALL: @divsi_i128(0, -9) -> 0
// CALL: @divsi_i128(-15, 5) -> -3
// CALL: @divsi_i128(-8, -8) -> 1
// CALL: @shrui_i128(12, 2) -> 3
// CALL: @shrui_i128(-170141183460469231731687303715884105728, 127) -> 1
// CALL: @shrui_i128(0, 5) -> 0
// CALL: @shrui_i128(-4, 2) -> 85070591730234615865843651857942052863
// CALL: @shrsi_i128(-12, 2) -> -3
// CALL: @shrsi_i128(-170141183460469231731687303715884105728, 127) -> -1
// CALL: @shrsi_i128(0, 5) -> 0
// CALL: @shrsi_i128(6, 1) -> 3
// CALL: @divui_index(12, 4) -> 3
// CALL: @divui_index(-1, 1) -> -1
// CALL: @divui_index(0, 9) -> 0
// CALL: @divui_index(-9223372036854775808, 2) -> 4611686018427387904
// CALL: @divui_index(-2, 2) -> 9223372036854775807
// CALL: @divsi_index(12, -4) -> -3
// CALL: @divsi_index(-9223372036854775808, 2) -> -4611686018427387904
// CALL: @divsi_index(0, -9) -> 0
// CALL: @divsi_index(-15, 5) -> -3
// CALL: @divsi_index(-8, -8) -> 1
// CALL: @shrui_index(12, 2) -> 3
// CALL: @shrui_index(-9223372036854775808, 63) -> 1
// CALL: @shrui_index(0, 5) -> 0
// CALL: @shrui_index(-4, 2) -> 4611686018427387903
// CALL: @shrsi_index(-12, 2) -> -3
// CALL: @shrsi_index(-9223372036854775808, 63) -> -1
// CALL: @shrsi_index(0, 5) -> 0
// CALL: @shrsi_index(6, 1) -> 3
// CALL: @scaled(25, 4) -> 25, 4
// CALL: @scaled(46340, 46340) -> 46340, 46340
// CALL: @scaled(-2147483648, 4) -> 0, 0
// CALL-RANDOM: @scaled(1..1000, 1..1000) count=100 seed=5
