// RUN: %check %s
// index.ceildivs and index.floordivs of the largest and the second smallest value by minus one: the quotient fits, so nothing is undefined.
func.func @ceil(%a: index, %b: index) -> index {
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @floor(%a: index, %b: index) -> index {
  %r = index.floordivs %a, %b
  return %r : index
}
// CALL: @ceil(9223372036854775807, -1) -> -9223372036854775807
// CALL: @ceil(-9223372036854775807, -1) -> 9223372036854775807
// CALL: @ceil(9223372036854775807, 1) -> 9223372036854775807
// CALL: @floor(9223372036854775807, -1) -> -9223372036854775807
// CALL: @floor(-9223372036854775807, -1) -> 9223372036854775807
// CALL: @floor(-9223372036854775808, 1) -> -9223372036854775808
// CALL-RANDOM: @ceil count=20 seed=1
// CALL-RANDOM: @floor count=40 seed=11
