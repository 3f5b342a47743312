// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.outerproduct of floats with an accumulator: one rounding, as the description promises.
func.func @into(%a: vector<1xf32>, %b: vector<2xf32>, %c: vector<1x2xf32>) -> vector<1x2xf32> {
  %r = vector.outerproduct %a, %b, %c : vector<1xf32>, vector<2xf32>
  return %r : vector<1x2xf32>
}
// (1 + 2^-12)^2 - 1 - 2^-11 is 2^-24, which two roundings lose.
// CALL: @into([0x3f800800], [0x3f800800, 2.0], [0xbf801000, 0.0]) -> [0x33800000, 0x40000800]
// CALL: @into([nan], [0x3f800800, 2.0], [0xbf801000, 0.0]) -> [nan, nan]
// CALL: @into([inf], [0x3f800800, 2.0], [0xbf801000, 0.0]) -> [inf, inf]
// CALL: @into([-0.0], [0x3f800800, 2.0], [0xbf801000, 0.0]) -> [-1.0004883, 0.0]
