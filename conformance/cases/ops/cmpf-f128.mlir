// RUN: %check %s
// All sixteen predicates of arith.cmpf on f128, results in the order
// false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true.
func.func @f128(%a: f128, %b: f128) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %r0 = arith.cmpf false, %a, %b : f128
  %r1 = arith.cmpf oeq, %a, %b : f128
  %r2 = arith.cmpf ogt, %a, %b : f128
  %r3 = arith.cmpf oge, %a, %b : f128
  %r4 = arith.cmpf olt, %a, %b : f128
  %r5 = arith.cmpf ole, %a, %b : f128
  %r6 = arith.cmpf one, %a, %b : f128
  %r7 = arith.cmpf ord, %a, %b : f128
  %r8 = arith.cmpf ueq, %a, %b : f128
  %r9 = arith.cmpf ugt, %a, %b : f128
  %r10 = arith.cmpf uge, %a, %b : f128
  %r11 = arith.cmpf ult, %a, %b : f128
  %r12 = arith.cmpf ule, %a, %b : f128
  %r13 = arith.cmpf une, %a, %b : f128
  %r14 = arith.cmpf uno, %a, %b : f128
  %r15 = arith.cmpf true, %a, %b : f128
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// CALL: @f128(1.0, 2.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f128(2.0, 1.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @f128(1.0, 1.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f128(0.0, -0.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f128(nan, 1.0) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f128(1.0, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f128(nan, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f128(inf, inf) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f128(-inf, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f128(0x1, 0.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @f128(0x80000000000000000000000000000001, -0.0) -> false, false, false, false, true, true, true, true, false, false, false, true, \
//   true, true, false, true
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, \
//   true, true, false, true
// CALL: @f128(nan, inf) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f128(1.0, 0x3fff0000000000000000000000000001) -> false, false, false, false, true, true, true, true, false, false, false, true, \
//   true, true, false, true
// CALL-RANDOM: @f128(_, _) count=60 seed=8
