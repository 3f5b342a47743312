// RUN: %check %s
// arith.addui_extended: the wrapped sum and the carry.
func.func @index(%a: index, %b: index) -> (index, i1) {
  %l, %h = arith.addui_extended %a, %b : index, i1
  return %l, %h : index, i1
}
// CALL: @index(-9223372036854775808, 0) -> -9223372036854775808, false
// CALL: @index(9223372036854775807, 5) -> -9223372036854775804, false
// CALL: @index(0, -1) -> -1, false
// CALL: @index(-9223372036854775808, 1) -> -9223372036854775807, false
// CALL: @index(-1, 5) -> 4, true
// CALL: @index(1, -9223372036854775808) -> -9223372036854775807, false
// CALL: @index(9223372036854775807, 0) -> 9223372036854775807, false
// CALL: @index(-3008365632722621714, -7317566128017467184) -> 8120812312969462718, true
// CALL: @index(-1231374925068204332, 3436743163965393356) -> 2205368238897189024, true
// CALL-RANDOM: @index(_, _) count=40 seed=4
