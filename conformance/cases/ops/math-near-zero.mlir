// RUN: %check %s
// CLAUSE: OPS-MATH-01
// ULP: 8
// math.expm1, math.log1p and math.sincos: away from zero, where forms that subtract and add one are as good.
func.func @expm1_of(%x: f64) -> f64 {
  %r = math.expm1 %x : f64
  return %r : f64
}
func.func @log1p_of(%x: f64) -> f64 {
  %r = math.log1p %x : f64
  return %r : f64
}
func.func @both(%x: f64) -> (f64, f64) {
  %s, %c = math.sincos %x : f64
  return %s, %c : f64, f64
}
// CALL: @expm1_of(0.0) -> 0.0
// CALL: @expm1_of(1.0) -> 1.718281828459045
// CALL: @log1p_of(0.0) -> 0.0
// CALL: @log1p_of(1.0) -> 0.6931471805599453
// CALL: @both(0.0) -> 0.0, 1.0
// CALL: @both(0.5) -> 0.479425538604203, 0.8775825618903728
// CALL: @both(nan) -> nan, nan
// CALL: @both(inf) -> nan, nan
// CALL-RANDOM: @expm1_of(1.0..20.0) count=20 seed=1
// CALL-RANDOM: @log1p_of(1.0..1000.0) count=20 seed=2
// CALL-RANDOM: @both(0.2..1.3) count=20 seed=3
