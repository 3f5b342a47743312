// RUN: %check %s
// arith.remf on f80: exact, with the sign of the dividend.
func.func @f80(%a: f80, %b: f80) -> f80 {
  %r = arith.remf %a, %b : f80
  return %r : f80
}
// CALL: @f80(5.0, 3.0) -> 2.0
// CALL: @f80(-5.0, 3.0) -> -2.0
// CALL: @f80(5.0, -3.0) -> 2.0
// CALL: @f80(5.5, 1.25) -> 0.5
// CALL: @f80(0.0, 3.0) -> 0.0
// CALL: @f80(-0.0, 3.0) -> -0.0
// CALL: @f80(6.0, 3.0) -> 0.0
// CALL: @f80(-6.0, 3.0) -> -0.0
// CALL: @f80(3.0, inf) -> 3.0
// CALL: @f80(-3.0, -inf) -> -3.0
// CALL: @f80(inf, 3.0) -> nan
// CALL: @f80(1.0, 0.0) -> nan
// CALL: @f80(nan, 1.0) -> nan
// CALL: @f80(1.0, nan) -> nan
// CALL: @f80(0x7ffeffffffffffffffff, 3.0) -> 0.0
// CALL: @f80(0x7ffeffffffffffffffff, 0x18000000000000000) -> 0.0
// CALL: @f80(0x18000000000000000, 0x1) -> 0.0
// CALL: @f80(0x7fffffffffffffff, 1.0) -> 0x7fffffffffffffff
// CALL: @f80(1.0, 0x3fff8000000000000001) -> 1.0
// CALL: @f80(0xc004878d30c511c7b83e, 0x4001f2d795261bc811f0) -> 0xc000e21663203e3af460
// CALL: @f80(0xc001a40f873253b05a90, 0xc035c92d5303330653ea) -> 0xc001a40f873253b05a90
// CALL: @f80(0xc00590d1b23f7c760fa4, 0xc005d10af99744f32998) -> 0xc00590d1b23f7c760fa4
// CALL: @f80(0x4033a67b5ba04723e9c0, 0x402c8bb6258829a094e8) -> 0x402b930f0e95b538ec80
// CALL-RANDOM: @f80(_, _) count=60 seed=6
