// RUN: %check %s
// llvm.intr.fmuladd: a product and a sum, where one rounding and two give the same number.
llvm.func @f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = llvm.intr.fmuladd(%a, %b, %c) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @v2f64(%a: vector<2xf64>, %b: vector<2xf64>, %c: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.intr.fmuladd(%a, %b, %c) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}
// CALL: @f32(2.0, 3.0, 1.0) -> 7.0
// CALL: @f32(inf, 0.0, 1.0) -> nan
// CALL: @f32(inf, 2.0, 1.0) -> inf
// CALL: @f32(-0.0, 1.0, -0.0) -> -0.0
// CALL: @f32(0x3f800800, 0x3f800800, -1.0)
// CALL: @v2f64([1.5, -2.0], [2.0, 0.5], [1.0, 1.0]) -> [4.0, 0.0]
// CALL-RANDOM: @f32(_, _, _) count=60
// CALL-RANDOM: @v2f64(_, _, _) count=60
