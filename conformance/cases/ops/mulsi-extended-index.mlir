// RUN: %check %s
// arith.mulsi_extended: both halves of the signed product.
func.func @index(%a: index, %b: index) -> (index, index) {
  %l, %h = arith.mulsi_extended %a, %b : index
  return %l, %h : index, index
}
// CALL: @index(-2, -9223372036854775808) -> 0, 1
// CALL: @index(9223372036854775807, -1) -> -9223372036854775807, -1
// CALL: @index(-9223372036854775808, -1) -> -9223372036854775808, 0
// CALL: @index(9223372036854775807, -2) -> 2, -1
// CALL: @index(-1, 1) -> -1, -1
// CALL: @index(5, 5) -> 25, 0
// CALL: @index(5, -2) -> -10, -1
// CALL: @index(-728304602432097955, 4221314287150399176) -> -982057454381345112, -166663700182498324
// CALL: @index(-6387912047471817051, 6119005130094089041) -> -9031926509382868683, -2118946651662931789
// CALL-RANDOM: @index(_, _) count=40 seed=4
