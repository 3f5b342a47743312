// RUN: %check %s
// arith.mulf on f80: rounded to nearest even, signed zeros, infinities, subnormals, overflow and underflow.
func.func @f80(%a: f80, %b: f80) -> f80 {
  %r = arith.mulf %a, %b : f80
  return %r : f80
}
// CALL: @f80(1.5, -2.5) -> -3.75
// CALL: @f80(0x3fff8000000000000001, 0x3fff8000000000000001) -> 0x3fff8000000000000002
// CALL: @f80(0x7ffeffffffffffffffff, 2.0) -> inf
// CALL: @f80(0x7ffeffffffffffffffff, -2.0) -> -inf
// CALL: @f80(0x1, 0.5) -> 0.0
// CALL: @f80(0x1, 1.5) -> 0x2
// CALL: @f80(0x1, -0.75) -> 0x80000000000000000001
// CALL: @f80(0x18000000000000000, 0.5) -> 0x4000000000000000
// CALL: @f80(-0.0, 3.0) -> -0.0
// CALL: @f80(0.0, inf) -> nan
// CALL: @f80(inf, -2.0) -> -inf
// CALL: @f80(nan, 0.0) -> nan
// CALL: @f80(0x18000000000000000, 0x18000000000000000) -> 0.0
// CALL: @f80(0x7fffffffffffffff, 2.0) -> 0x1fffffffffffffffe
// CALL: @f80(0x3ffed8e012e8f2685180, 0xc00bece51da8062d8664) -> 0xc00bc8b0aaff6445a077
// CALL: @f80(0x4023d546aad86b6fc890, 0x4030a6dafc7898cea120) -> 0x40558b02434bda9132fd
// CALL: @f80(0x401bfd6d046c912477d8, 0xc02c8fd12fc03064d634) -> 0xc0498e5efabe87316141
// CALL: @f80(0x401aa3f37bfd34ec5aa8, 0xc00fc64f207c39ed33ce) -> 0xc02afe01fdae3135f107
// CALL-RANDOM: @f80(_, _) count=60 seed=6
