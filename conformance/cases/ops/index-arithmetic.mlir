// RUN: %check %s
// index.add, sub, mul wrap; and, or, xor; maxima and minima, signed and unsigned.
func.func @ring(%a: index, %b: index) -> (index, index, index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  return %0, %1, %2 : index, index, index
}
func.func @bits(%a: index, %b: index) -> (index, index, index) {
  %0 = index.and %a, %b
  %1 = index.or %a, %b
  %2 = index.xor %a, %b
  return %0, %1, %2 : index, index, index
}
func.func @extrema(%a: index, %b: index) -> (index, index, index, index) {
  %0 = index.maxs %a, %b
  %1 = index.maxu %a, %b
  %2 = index.mins %a, %b
  %3 = index.minu %a, %b
  return %0, %1, %2, %3 : index, index, index, index
}
func.func @shifts(%a: index, %b: index) -> (index, index, index) {
  %0 = index.shl %a, %b
  %1 = index.shrs %a, %b
  %2 = index.shru %a, %b
  return %0, %1, %2 : index, index, index
}
// CALL: @ring(7, -3) -> 4, 10, -21
// CALL: @ring(9223372036854775807, 1) -> -9223372036854775808, 9223372036854775806, 9223372036854775807
// CALL: @bits(12, 10) -> 8, 14, 6
// CALL: @bits(-1, 5) -> 5, -1, -6
// CALL: @extrema(-1, 1) -> 1, -1, -1, 1
// CALL: @shifts(-8, 1) -> -16, -4, 9223372036854775804
// CALL: @shifts(5, 0) -> 5, 5, 5
// CALL: @shifts(1, 63) -> -9223372036854775808, 0, 0
// CALL-RANDOM: @ring count=30 seed=1
// CALL-RANDOM: @bits count=30 seed=2
// CALL-RANDOM: @extrema count=30 seed=3
// CALL-RANDOM: @shifts(_, 0..63) count=40 seed=4
