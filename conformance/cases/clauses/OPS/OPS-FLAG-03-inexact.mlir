// RUN: %check %s
// CLAUSE: OPS-FLAG-03
// Divisions and right shifts that leave something are defined without exact.
func.func @divui(%a: i32, %b: i32) -> i32 {
  %r = arith.divui %a, %b : i32
  return %r : i32
}
func.func @divsi(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b : i32
  return %r : i32
}
func.func @shrui(%a: i32, %b: i32) -> i32 {
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @shrsi(%a: i32, %b: i32) -> i32 {
  %r = arith.shrsi %a, %b : i32
  return %r : i32
}
// CALL: @divui(7, 2) -> 3
// CALL: @divui(-2147483648, 2) -> 1073741824
// CALL: @divsi(-7, 2) -> -3
// CALL: @shrui(7, 1) -> 3
// CALL: @shrui(-2147483648, 1) -> 1073741824
// CALL: @shrsi(-7, 1) -> -4
// CALL-RANDOM: @divui(0..100, 2..9) count=50 seed=1
// CALL-RANDOM: @shrsi(-100..100, 1..3) count=50 seed=2
