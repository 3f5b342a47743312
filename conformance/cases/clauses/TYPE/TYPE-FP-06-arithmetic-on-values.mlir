// RUN: %check %s
// CLAUSE: TYPE-FP-06
// The bits of an 8-bit float are an integer for LLVM, which must not be added:
// 1 and 1 are 0x3C each, their sum 2 is 0x40 and not 0x78.
func.func @f(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %r = arith.addf %a, %b : f8E5M2
  return %r : f8E5M2
}
// CALL: @f(1.0, 1.0) -> 2.0
// CALL: @f(1.5, -0.5) -> 1.0
// CALL: @f(inf, 1.0) -> inf
// CALL: @f(inf, -inf) -> nan
// CALL: @f(-0.0, -0.0) -> -0.0
// CALL-RANDOM: @f count=20 seed=1
// CALL-RANDOM: @f count=60 seed=11
// CALL-RANDOM: @f count=300 seed=23
