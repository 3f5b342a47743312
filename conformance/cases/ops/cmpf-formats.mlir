// RUN: %check %s
// All sixteen predicates of arith.cmpf on f16 bf16 f32 f64, results in the order
// false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true.
func.func @f16(%a: f16, %b: f16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %r0 = arith.cmpf false, %a, %b : f16
  %r1 = arith.cmpf oeq, %a, %b : f16
  %r2 = arith.cmpf ogt, %a, %b : f16
  %r3 = arith.cmpf oge, %a, %b : f16
  %r4 = arith.cmpf olt, %a, %b : f16
  %r5 = arith.cmpf ole, %a, %b : f16
  %r6 = arith.cmpf one, %a, %b : f16
  %r7 = arith.cmpf ord, %a, %b : f16
  %r8 = arith.cmpf ueq, %a, %b : f16
  %r9 = arith.cmpf ugt, %a, %b : f16
  %r10 = arith.cmpf uge, %a, %b : f16
  %r11 = arith.cmpf ult, %a, %b : f16
  %r12 = arith.cmpf ule, %a, %b : f16
  %r13 = arith.cmpf une, %a, %b : f16
  %r14 = arith.cmpf uno, %a, %b : f16
  %r15 = arith.cmpf true, %a, %b : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @bf16(%a: bf16, %b: bf16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %r0 = arith.cmpf false, %a, %b : bf16
  %r1 = arith.cmpf oeq, %a, %b : bf16
  %r2 = arith.cmpf ogt, %a, %b : bf16
  %r3 = arith.cmpf oge, %a, %b : bf16
  %r4 = arith.cmpf olt, %a, %b : bf16
  %r5 = arith.cmpf ole, %a, %b : bf16
  %r6 = arith.cmpf one, %a, %b : bf16
  %r7 = arith.cmpf ord, %a, %b : bf16
  %r8 = arith.cmpf ueq, %a, %b : bf16
  %r9 = arith.cmpf ugt, %a, %b : bf16
  %r10 = arith.cmpf uge, %a, %b : bf16
  %r11 = arith.cmpf ult, %a, %b : bf16
  %r12 = arith.cmpf ule, %a, %b : bf16
  %r13 = arith.cmpf une, %a, %b : bf16
  %r14 = arith.cmpf uno, %a, %b : bf16
  %r15 = arith.cmpf true, %a, %b : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @f32(%a: f32, %b: f32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %r0 = arith.cmpf false, %a, %b : f32
  %r1 = arith.cmpf oeq, %a, %b : f32
  %r2 = arith.cmpf ogt, %a, %b : f32
  %r3 = arith.cmpf oge, %a, %b : f32
  %r4 = arith.cmpf olt, %a, %b : f32
  %r5 = arith.cmpf ole, %a, %b : f32
  %r6 = arith.cmpf one, %a, %b : f32
  %r7 = arith.cmpf ord, %a, %b : f32
  %r8 = arith.cmpf ueq, %a, %b : f32
  %r9 = arith.cmpf ugt, %a, %b : f32
  %r10 = arith.cmpf uge, %a, %b : f32
  %r11 = arith.cmpf ult, %a, %b : f32
  %r12 = arith.cmpf ule, %a, %b : f32
  %r13 = arith.cmpf une, %a, %b : f32
  %r14 = arith.cmpf uno, %a, %b : f32
  %r15 = arith.cmpf true, %a, %b : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @f64(%a: f64, %b: f64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %r0 = arith.cmpf false, %a, %b : f64
  %r1 = arith.cmpf oeq, %a, %b : f64
  %r2 = arith.cmpf ogt, %a, %b : f64
  %r3 = arith.cmpf oge, %a, %b : f64
  %r4 = arith.cmpf olt, %a, %b : f64
  %r5 = arith.cmpf ole, %a, %b : f64
  %r6 = arith.cmpf one, %a, %b : f64
  %r7 = arith.cmpf ord, %a, %b : f64
  %r8 = arith.cmpf ueq, %a, %b : f64
  %r9 = arith.cmpf ugt, %a, %b : f64
  %r10 = arith.cmpf uge, %a, %b : f64
  %r11 = arith.cmpf ult, %a, %b : f64
  %r12 = arith.cmpf ule, %a, %b : f64
  %r13 = arith.cmpf une, %a, %b : f64
  %r14 = arith.cmpf uno, %a, %b : f64
  %r15 = arith.cmpf true, %a, %b : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @v2(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> (vector<2x3xi1>, vector<2x3xi1>) {
  %0 = arith.cmpf ult, %a, %b : vector<2x3xf32>
  %1 = arith.cmpf oge, %a, %b : vector<2x3xf32>
  return %0, %1 : vector<2x3xi1>, vector<2x3xi1>
}
func.func @v0(%a: vector<f64>, %b: vector<f64>) -> vector<i1> {
  %0 = arith.cmpf uno, %a, %b : vector<f64>
  return %0 : vector<i1>
}
// CALL: @f16(1.0, 2.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f16(2.0, 1.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @f16(1.0, 1.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f16(0.0, -0.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f16(nan, 1.0) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f16(1.0, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f16(nan, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f16(inf, inf) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f16(-inf, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f16(0x1, 0.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @f16(0x8001, -0.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f16(65504.0, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f16(nan, inf) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f16(1.0, 1.0009765625) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL-RANDOM: @f16(_, _) count=60 seed=8
// CALL: @bf16(1.0, 2.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @bf16(2.0, 1.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @bf16(1.0, 1.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @bf16(0.0, -0.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @bf16(nan, 1.0) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @bf16(1.0, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @bf16(nan, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @bf16(inf, inf) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @bf16(-inf, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @bf16(0x1, 0.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @bf16(0x8001, -0.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @bf16(0x7f7f, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @bf16(nan, inf) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @bf16(1.0, 1.0078125) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL-RANDOM: @bf16(_, _) count=60 seed=8
// CALL: @f32(1.0, 2.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f32(2.0, 1.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @f32(1.0, 1.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f32(0.0, -0.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f32(nan, 1.0) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f32(1.0, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f32(nan, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f32(inf, inf) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f32(-inf, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f32(0x1, 0.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @f32(0x80000001, -0.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f32(0x7f7fffff, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f32(nan, inf) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f32(1.0, 0x3f800001) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL-RANDOM: @f32(_, _) count=60 seed=8
// CALL: @f64(1.0, 2.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f64(2.0, 1.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @f64(1.0, 1.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f64(0.0, -0.0) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f64(nan, 1.0) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f64(1.0, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f64(nan, nan) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f64(inf, inf) -> false, true, false, true, false, true, false, true, true, false, true, false, true, false, false, true
// CALL: @f64(-inf, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f64(0x1, 0.0) -> false, false, true, true, false, false, true, true, false, true, true, false, false, true, false, true
// CALL: @f64(0x8000000000000001, -0.0) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f64(0x7fefffffffffffff, inf) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL: @f64(nan, inf) -> false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true
// CALL: @f64(1.0, 0x3ff0000000000001) -> false, false, false, false, true, true, true, true, false, false, false, true, true, true, false, true
// CALL-RANDOM: @f64(_, _) count=60 seed=8
// CALL: @v2([1.0, nan, 3.0, -0.0, inf, -inf], [2.0, 1.0, 3.0, 0.0, nan, -inf]) -> [true, true, false, false, true, false], [false, false, \
//   true, true, false, true]
// CALL: @v0([nan], [1.0]) -> [true]
// CALL: @v0([2.0], [1.0]) -> [false]
// CALL-RANDOM: @v2(_, _) count=40 seed=8
