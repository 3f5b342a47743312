// ULP: 4
// math.expm1 and math.log1p near zero. Their descriptions are formulas, which have no digits there: this is what our lowering chooses.
func.func @expm1_of(%x: f64) -> f64 {
  %r = math.expm1 %x : f64
  return %r : f64
}
func.func @log1p_of(%x: f64) -> f64 {
  %r = math.log1p %x : f64
  return %r : f64
}
// CALL: @expm1_of(1.0e-20) -> 1.0e-20
// CALL: @log1p_of(-1.0e-20) -> -1.0e-20
// CALL-RANDOM: @expm1_of(-0.01..0.01) count=30 seed=1
// CALL-RANDOM: @log1p_of(-0.01..0.01) count=30 seed=2
