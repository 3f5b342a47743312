// RUN: %check %s
// arith.addf on f128: rounded to nearest even, signed zeros, infinities, subnormals, overflow.
func.func @f128(%a: f128, %b: f128) -> f128 {
  %r = arith.addf %a, %b : f128
  return %r : f128
}
// CALL: @f128(1.5, 2.5) -> 4.0
// CALL: @f128(-0.0, -0.0) -> -0.0
// CALL: @f128(0.0, -0.0) -> 0.0
// CALL: @f128(-0.0, 0.0) -> 0.0
// CALL: @f128(1.0, 0x3f8e0000000000000000000000000000) -> 1.0
// CALL: @f128(0x3fff0000000000000000000000000001, 0x3f8e0000000000000000000000000000) -> 0x3fff0000000000000000000000000002
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, 0x7ffeffffffffffffffffffffffffffff) -> inf
// CALL: @f128(0xfffeffffffffffffffffffffffffffff, 0x7ffeffffffffffffffffffffffffffff) -> 0.0
// CALL: @f128(0x10000000000000000000000000000, 0x80000000000000000000000000000001) -> 0xffffffffffffffffffffffffffff
// CALL: @f128(0x1, 0x1) -> 0x2
// CALL: @f128(inf, -inf) -> nan
// CALL: @f128(inf, inf) -> inf
// CALL: @f128(inf, 1.0) -> inf
// CALL: @f128(nan, 1.0) -> nan
// CALL: @f128(1.0, -1.0) -> 0.0
// CALL: @f128(1.0, 1.0) -> 2.0
// CALL: @f128(0xc06740bc169a83e888a9a0eec8bc5558, 0x40270eea27bddf0d562063a1ec8dc3e8) -> 0xc06740bc169a83e888a89204a0fe764b
// CALL: @f128(0x404645ffc03ea0af940426bd2563a7e4, 0x402d828acd2a53dd8ff7047ab8921210) -> 0x404645ffc0ffe616292e158520e5e540
// CALL: @f128(0xc003b997166c412a67fdc644d717f9ca, 0xc011a8575ca84fc1c52c253d0142f920) -> 0xc011a85e4304a972c9d5c5341a565580
// CALL: @f128(0x4014d9683e20202c428f5acaa8178468, 0x4017f8ef27e891674b5479029e84db96) -> 0x40181a0e17d64ab669d3322df9c3e612
// CALL-RANDOM: @f128(_, _) count=60 seed=6
