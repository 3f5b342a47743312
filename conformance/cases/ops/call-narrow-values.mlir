// RUN: %check %s
// Narrow integers as arguments and results: nothing may depend on what stands above their width, in either direction.
func.func private @bump8(%a: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %r = arith.addi %a, %c1 : i8
  return %r : i8
}
func.func @i8(%a: i8) -> (i32, i32) {
  %b = call @bump8(%a) : (i8) -> i8
  %s = arith.extsi %b : i8 to i32
  %u = arith.extui %b : i8 to i32
  return %s, %u : i32, i32
}
func.func private @not1(%a: i1) -> i1 {
  %t = arith.constant true
  %r = arith.xori %a, %t : i1
  return %r : i1
}
func.func @i1(%a: i1) -> (i32, i32, i1) {
  %b = call @not1(%a) : (i1) -> i1
  %s = arith.extsi %b : i1 to i32
  %u = arith.extui %b : i1 to i32
  return %s, %u, %b : i32, i32, i1
}
func.func @i16(%a: i16, %b: i16) -> (i64, i1) {
  %s = arith.addi %a, %b : i16
  %u = arith.extui %s : i16 to i64
  %c = arith.cmpi slt, %s, %a : i16
  return %u, %c : i64, i1
}
func.func @i7(%a: i7, %b: i7) -> (i7, i32) {
  %s = arith.muli %a, %b : i7
  %u = arith.extui %s : i7 to i32
  return %s, %u : i7, i32
}
func.func @i24(%a: i24) -> (i64, i64) {
  %s = arith.extsi %a : i24 to i64
  %u = arith.extui %a : i24 to i64
  return %s, %u : i64, i64
}
func.func @to_i1(%a: i8) -> i1 {
  %r = arith.trunci %a : i8 to i1
  return %r : i1
}
// CALL: @i8(127) -> -128, 128
// CALL: @i8(-1) -> 0, 0
// CALL: @i1(false) -> -1, 1, true
// CALL: @i1(true) -> 0, 0, false
// CALL: @i16(32767, 1) -> 32768, true
// CALL: @i16(-1, -1) -> 65534, true
// CALL: @i7(63, 3) -> 61, 61
// CALL: @i7(-64, -1) -> -64, 64
// CALL: @i24(-1) -> -1, 16777215
// CALL: @i24(8388607) -> 8388607, 8388607
// CALL: @to_i1(2) -> false
// CALL: @to_i1(-1) -> true
// CALL-RANDOM: @i8(_) count=30 seed=1
// CALL-RANDOM: @i1(_) count=5 seed=1
// CALL-RANDOM: @i16(_, _) count=30 seed=1
// CALL-RANDOM: @i7(_, _) count=30 seed=1
// CALL-RANDOM: @i24(_) count=30 seed=1
// CALL-RANDOM: @to_i1(_) count=10 seed=1
// CALL-RANDOM: @i16(_, _) count=60 seed=11
