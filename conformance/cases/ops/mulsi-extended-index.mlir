// RUN: %check %s
// arith.mulsi_extended: both halves of the signed product.
func.func @index(%a: index, %b: index) -> (index, index) {
  %l, %h = arith.mulsi_extended %a, %b : index
  return %l, %h : index, index
}
// CALL: @index(1, -2) -> -2, -1
// CALL: @index(-2, -2) -> 4, 0
// CALL: @index(-1, -9223372036854775808) -> -9223372036854775808, 0
// CALL: @index(-1, 0) -> 0, 0
// CALL: @index(1, -1) -> -1, -1
// CALL: @index(1, 9223372036854775807) -> 9223372036854775807, 0
// CALL: @index(-1, 5) -> -5, -1
// CALL: @index(7064552530644345928, -6458085250769178298) -> 6442213808097899440, -2473253942220691349
// CALL: @index(6788503726315587252, -271694302396140414) -> 2204778333051385704, -99985004229747177
// CALL-RANDOM: @index(_, _) count=40 seed=4
