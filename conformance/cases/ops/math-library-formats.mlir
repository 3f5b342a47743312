// RUN: %check %s
// ULP: 8
// Functions of C's library in every format up to f64.
func.func @acosh_f16(%x: f16) -> f16 {
  %r = math.acosh %x : f16
  return %r : f16
}
func.func @acosh_bf16(%x: bf16) -> bf16 {
  %r = math.acosh %x : bf16
  return %r : bf16
}
func.func @acosh_f32(%x: f32) -> f32 {
  %r = math.acosh %x : f32
  return %r : f32
}
func.func @acosh_f64(%x: f64) -> f64 {
  %r = math.acosh %x : f64
  return %r : f64
}
func.func @asinh_f16(%x: f16) -> f16 {
  %r = math.asinh %x : f16
  return %r : f16
}
func.func @asinh_bf16(%x: bf16) -> bf16 {
  %r = math.asinh %x : bf16
  return %r : bf16
}
func.func @asinh_f32(%x: f32) -> f32 {
  %r = math.asinh %x : f32
  return %r : f32
}
func.func @asinh_f64(%x: f64) -> f64 {
  %r = math.asinh %x : f64
  return %r : f64
}
func.func @atanh_f16(%x: f16) -> f16 {
  %r = math.atanh %x : f16
  return %r : f16
}
func.func @atanh_bf16(%x: bf16) -> bf16 {
  %r = math.atanh %x : bf16
  return %r : bf16
}
func.func @atanh_f32(%x: f32) -> f32 {
  %r = math.atanh %x : f32
  return %r : f32
}
func.func @atanh_f64(%x: f64) -> f64 {
  %r = math.atanh %x : f64
  return %r : f64
}
func.func @cbrt_f16(%x: f16) -> f16 {
  %r = math.cbrt %x : f16
  return %r : f16
}
func.func @cbrt_bf16(%x: bf16) -> bf16 {
  %r = math.cbrt %x : bf16
  return %r : bf16
}
func.func @cbrt_f32(%x: f32) -> f32 {
  %r = math.cbrt %x : f32
  return %r : f32
}
func.func @cbrt_f64(%x: f64) -> f64 {
  %r = math.cbrt %x : f64
  return %r : f64
}
func.func @erf_f16(%x: f16) -> f16 {
  %r = math.erf %x : f16
  return %r : f16
}
func.func @erf_bf16(%x: bf16) -> bf16 {
  %r = math.erf %x : bf16
  return %r : bf16
}
func.func @erf_f32(%x: f32) -> f32 {
  %r = math.erf %x : f32
  return %r : f32
}
func.func @erf_f64(%x: f64) -> f64 {
  %r = math.erf %x : f64
  return %r : f64
}
func.func @erfc_f16(%x: f16) -> f16 {
  %r = math.erfc %x : f16
  return %r : f16
}
func.func @erfc_bf16(%x: bf16) -> bf16 {
  %r = math.erfc %x : bf16
  return %r : bf16
}
func.func @erfc_f32(%x: f32) -> f32 {
  %r = math.erfc %x : f32
  return %r : f32
}
func.func @erfc_f64(%x: f64) -> f64 {
  %r = math.erfc %x : f64
  return %r : f64
}
func.func @expm1_f16(%x: f16) -> f16 {
  %r = math.expm1 %x : f16
  return %r : f16
}
func.func @expm1_bf16(%x: bf16) -> bf16 {
  %r = math.expm1 %x : bf16
  return %r : bf16
}
func.func @expm1_f32(%x: f32) -> f32 {
  %r = math.expm1 %x : f32
  return %r : f32
}
func.func @expm1_f64(%x: f64) -> f64 {
  %r = math.expm1 %x : f64
  return %r : f64
}
func.func @log1p_f16(%x: f16) -> f16 {
  %r = math.log1p %x : f16
  return %r : f16
}
func.func @log1p_bf16(%x: bf16) -> bf16 {
  %r = math.log1p %x : bf16
  return %r : bf16
}
func.func @log1p_f32(%x: f32) -> f32 {
  %r = math.log1p %x : f32
  return %r : f32
}
func.func @log1p_f64(%x: f64) -> f64 {
  %r = math.log1p %x : f64
  return %r : f64
}
// CALL-RANDOM: @acosh_f16(1.0..50.0) count=20 seed=1
// CALL-RANDOM: @acosh_bf16(1.0..50.0) count=20 seed=1
// CALL-RANDOM: @acosh_f32(1.0..50.0) count=20 seed=1
// CALL-RANDOM: @acosh_f64(1.0..50.0) count=20 seed=1
// CALL-RANDOM: @asinh_f16(-20.0..20.0) count=20 seed=1
// CALL-RANDOM: @asinh_bf16(-20.0..20.0) count=20 seed=1
// CALL-RANDOM: @asinh_f32(-20.0..20.0) count=20 seed=1
// CALL-RANDOM: @asinh_f64(-20.0..20.0) count=20 seed=1
// CALL-RANDOM: @atanh_f16(-0.9..0.9) count=20 seed=1
// CALL-RANDOM: @atanh_bf16(-0.9..0.9) count=20 seed=1
// CALL-RANDOM: @atanh_f32(-0.9..0.9) count=20 seed=1
// CALL-RANDOM: @atanh_f64(-0.9..0.9) count=20 seed=1
// CALL-RANDOM: @cbrt_f16(-90.0..90.0) count=20 seed=1
// CALL-RANDOM: @cbrt_bf16(-90.0..90.0) count=20 seed=1
// CALL-RANDOM: @cbrt_f32(-90.0..90.0) count=20 seed=1
// CALL-RANDOM: @cbrt_f64(-90.0..90.0) count=20 seed=1
// CALL-RANDOM: @erf_f16(-2.0..2.0) count=20 seed=1
// CALL-RANDOM: @erf_bf16(-2.0..2.0) count=20 seed=1
// CALL-RANDOM: @erf_f32(-2.0..2.0) count=20 seed=1
// CALL-RANDOM: @erf_f64(-2.0..2.0) count=20 seed=1
// CALL-RANDOM: @erfc_f16(-2.0..2.0) count=20 seed=1
// CALL-RANDOM: @erfc_bf16(-2.0..2.0) count=20 seed=1
// CALL-RANDOM: @erfc_f32(-2.0..2.0) count=20 seed=1
// CALL-RANDOM: @erfc_f64(-2.0..2.0) count=20 seed=1
// CALL-RANDOM: @expm1_f16(1.0..9.0) count=20 seed=1
// CALL-RANDOM: @expm1_bf16(1.0..9.0) count=20 seed=1
// CALL-RANDOM: @expm1_f32(1.0..9.0) count=20 seed=1
// CALL-RANDOM: @expm1_f64(1.0..9.0) count=20 seed=1
// CALL-RANDOM: @log1p_f16(1.0..90.0) count=20 seed=1
// CALL-RANDOM: @log1p_bf16(1.0..90.0) count=20 seed=1
// CALL-RANDOM: @log1p_f32(1.0..90.0) count=20 seed=1
// CALL-RANDOM: @log1p_f64(1.0..90.0) count=20 seed=1
