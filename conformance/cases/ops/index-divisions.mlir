// RUN: %check %s
// index.divs, divu, rems, remu, ceildivs, ceildivu, floordivs.
func.func @signed(%a: index, %b: index) -> (index, index) {
  %0 = index.divs %a, %b
  %1 = index.rems %a, %b
  return %0, %1 : index, index
}
func.func @unsigned(%a: index, %b: index) -> (index, index, index) {
  %0 = index.divu %a, %b
  %1 = index.remu %a, %b
  %2 = index.ceildivu %a, %b
  return %0, %1, %2 : index, index, index
}
func.func @rounded(%a: index, %b: index) -> (index, index) {
  %0 = index.ceildivs %a, %b
  %1 = index.floordivs %a, %b
  return %0, %1 : index, index
}
// CALL: @signed(7, 2) -> 3, 1
// CALL: @signed(-7, 2) -> -3, -1
// CALL: @signed(7, -2) -> -3, 1
// CALL: @unsigned(7, 2) -> 3, 1, 4
// CALL: @unsigned(-1, 2) -> 9223372036854775807, 1, -9223372036854775808
// CALL: @unsigned(0, 5) -> 0, 0, 0
// CALL: @unsigned(-1, -1) -> 1, 0, 1
// CALL: @rounded(7, 2) -> 4, 3
// CALL: @rounded(-7, 2) -> -3, -4
// CALL: @rounded(7, -2) -> -3, -4
// CALL: @rounded(-7, -2) -> 4, 3
// CALL: @rounded(6, 3) -> 2, 2
// CALL: @rounded(-6, 3) -> -2, -2
// CALL: @rounded(0, -3) -> 0, 0
// CALL: @signed(1, 0) -> trap(division-by-zero)
// CALL-RANDOM: @signed(_, 1..1000) count=30 seed=1
// CALL-RANDOM: @unsigned(_, 1..1000) count=30 seed=2
// CALL-RANDOM: @rounded(-1000..1000, -9..-2) count=30 seed=3
// CALL-RANDOM: @rounded(_, 2..1000) count=30 seed=4
