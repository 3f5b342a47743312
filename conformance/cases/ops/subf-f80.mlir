// RUN: %check %s
// arith.subf on f80: rounded to nearest even, signed zeros, infinities, subnormals, overflow.
func.func @f80(%a: f80, %b: f80) -> f80 {
  %r = arith.subf %a, %b : f80
  return %r : f80
}
// CALL: @f80(1.5, 2.5) -> -1.0
// CALL: @f80(-0.0, -0.0) -> 0.0
// CALL: @f80(0.0, -0.0) -> 0.0
// CALL: @f80(-0.0, 0.0) -> -0.0
// CALL: @f80(1.0, 0x3fbf8000000000000000) -> 0x3ffeffffffffffffffff
// CALL: @f80(0x3fff8000000000000001, 0x3fbf8000000000000000) -> 1.0
// CALL: @f80(0x7ffeffffffffffffffff, 0x7ffeffffffffffffffff) -> 0.0
// CALL: @f80(0xfffeffffffffffffffff, 0x7ffeffffffffffffffff) -> -inf
// CALL: @f80(0x18000000000000000, 0x80000000000000000001) -> 0x18000000000000001
// CALL: @f80(0x1, 0x1) -> 0.0
// CALL: @f80(inf, -inf) -> inf
// CALL: @f80(inf, inf) -> nan
// CALL: @f80(inf, 1.0) -> inf
// CALL: @f80(nan, 1.0) -> nan
// CALL: @f80(1.0, -1.0) -> 2.0
// CALL: @f80(1.0, 1.0) -> 0.0
// CALL: @f80(0xc01a99e7d2b8f9c5f882, 0x3ffb85a163dcf33bc0c0) -> 0xc01a99e7d2ba0508c03c
// CALL: @f80(0x401ee20c6f9d03f80d3c, 0x4018be222b765ffe2f60) -> 0x401edf13e6ef2a78147e
// CALL: @f80(0x4021f3c4be3ec3b96050, 0xc029d6eca4228f5c62f0) -> 0x4029d7e068e0ce201c50
// CALL: @f80(0xc00bc1bac45f2aae8c40, 0xc033bc6fcaae3b456534) -> 0x4033bc6fcaae3a83aa70
// CALL-RANDOM: @f80(_, _) count=60 seed=6
