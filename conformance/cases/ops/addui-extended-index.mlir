// RUN: %check %s
// arith.addui_extended: the wrapped sum and the carry.
func.func @index(%a: index, %b: index) -> (index, i1) {
  %l, %h = arith.addui_extended %a, %b : index, i1
  return %l, %h : index, i1
}
// CALL: @index(1, 9223372036854775807) -> -9223372036854775808, false
// CALL: @index(-9223372036854775808, -1) -> 9223372036854775807, true
// CALL: @index(0, -2) -> -2, false
// CALL: @index(-9223372036854775808, 5) -> -9223372036854775803, false
// CALL: @index(-9223372036854775808, 0) -> -9223372036854775808, false
// CALL: @index(0, 0) -> 0, false
// CALL: @index(-1, -9223372036854775808) -> 9223372036854775807, true
// CALL: @index(-1373196399721802674, 2171517895435667501) -> 798321495713864827, true
// CALL: @index(-2842740089181240483, 4218691685277569164) -> 1375951596096328681, true
// CALL-RANDOM: @index(_, _) count=40 seed=4
