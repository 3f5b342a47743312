// RUN: %check %s
// vector.create_mask: sizes far outside 32 bits are still all or nothing.
func.func @line(%n: index) -> vector<4xi1> {
  %r = vector.create_mask %n : vector<4xi1>
  return %r : vector<4xi1>
}
// CALL: @line(4294967296) -> [true, true, true, true]
// CALL: @line(4294967298) -> [true, true, true, true]
// CALL: @line(2147483648) -> [true, true, true, true]
// CALL: @line(-4294967295) -> [false, false, false, false]
// CALL: @line(9223372036854775807) -> [true, true, true, true]
// CALL: @line(-9223372036854775808) -> [false, false, false, false]
