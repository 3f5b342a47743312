// RUN: %check %s
// All sixteen predicates of arith.cmpf on f80, results in the order
// false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true.
func.func @f80(%a: f80, %b: f80) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %r0 = arith.cmpf false, %a, %b : f80
  %r1 = arith.cmpf oeq, %a, %b : f80
  %r2 = arith.cmpf ogt, %a, %b : f80
  %r3 = arith.cmpf oge, %a, %b : f80
  %r4 = arith.cmpf olt, %a, %b : f80
  %r5 = arith.cmpf ole, %a, %b : f80
  %r6 = arith.cmpf one, %a, %b : f80
  %r7 = arith.cmpf ord, %a, %b : f80
  %r8 = arith.cmpf ueq, %a, %b : f80
  %r9 = arith.cmpf ugt, %a, %b : f80
  %r10 = arith.cmpf uge, %a, %b : f80
  %r11 = arith.cmpf ult, %a, %b : f80
  %r12 = arith.cmpf ule, %a, %b : f80
  %r13 = arith.cmpf une, %a, %b : f80
  %r14 = arith.cmpf uno, %a, %b : f80
  %r15 = arith.cmpf true, %a, %b : f80
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// CALL: @f80(1.0, 2.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f80(2.0, 1.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @f80(1.0, 1.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f80(0.0, -0.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f80(nan, 1.0) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f80(1.0, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f80(nan, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f80(inf, inf) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f80(-inf, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f80(0x1, 0.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @f80(0x80000000000000000001, -0.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f80(0x7ffeffffffffffffffff, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f80(nan, inf) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f80(1.0, 0x3fff8000000000000001) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL-RANDOM: @f80(_, _) count=60 seed=8
