// RUN: %check %s
// ULP: 4
// math.expm1 and math.log1p near zero, where the formulas of their descriptions have no digits: any number is right (CHOICES.md).
func.func @expm1_of(%x: f64) -> f64 {
  %r = math.expm1 %x : f64
  return %r : f64
}
func.func @log1p_of(%x: f64) -> f64 {
  %r = math.log1p %x : f64
  return %r : f64
}
// CALL: @expm1_of(0.0) -> 0.0
// CALL: @expm1_of(-2.0) -> -0.8646647167633873
// CALL: @log1p_of(0.0) -> 0.0
// CALL: @log1p_of(3.0) -> 1.3862943611198906
// CALL: @expm1_of(1.0e-20) -> _
// CALL: @log1p_of(-1.0e-20) -> _
// CALL-RANDOM: @expm1_of(-0.01..0.01) count=30 seed=1
// CALL-RANDOM: @log1p_of(-0.01..0.01) count=30 seed=2
