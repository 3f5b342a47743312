// RUN: %check %s
// ULP: 4
// Functions of C's library without an exact result, called by name.
llvm.func @acos(f64) -> f64
llvm.func @acos_f64(%x: f64) -> f64 {
  %r = llvm.call @acos(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @acosf(f32) -> f32
llvm.func @acos_f32(%x: f32) -> f32 {
  %r = llvm.call @acosf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @acosh(f64) -> f64
llvm.func @acosh_f64(%x: f64) -> f64 {
  %r = llvm.call @acosh(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @acoshf(f32) -> f32
llvm.func @acosh_f32(%x: f32) -> f32 {
  %r = llvm.call @acoshf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @asin(f64) -> f64
llvm.func @asin_f64(%x: f64) -> f64 {
  %r = llvm.call @asin(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @asinf(f32) -> f32
llvm.func @asin_f32(%x: f32) -> f32 {
  %r = llvm.call @asinf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @asinh(f64) -> f64
llvm.func @asinh_f64(%x: f64) -> f64 {
  %r = llvm.call @asinh(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @asinhf(f32) -> f32
llvm.func @asinh_f32(%x: f32) -> f32 {
  %r = llvm.call @asinhf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @atan(f64) -> f64
llvm.func @atan_f64(%x: f64) -> f64 {
  %r = llvm.call @atan(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @atanf(f32) -> f32
llvm.func @atan_f32(%x: f32) -> f32 {
  %r = llvm.call @atanf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @atan2(f64, f64) -> f64
llvm.func @atan2_f64(%x: f64, %y: f64) -> f64 {
  %r = llvm.call @atan2(%x, %y) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @atan2f(f32, f32) -> f32
llvm.func @atan2_f32(%x: f32, %y: f32) -> f32 {
  %r = llvm.call @atan2f(%x, %y) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @atanh(f64) -> f64
llvm.func @atanh_f64(%x: f64) -> f64 {
  %r = llvm.call @atanh(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @atanhf(f32) -> f32
llvm.func @atanh_f32(%x: f32) -> f32 {
  %r = llvm.call @atanhf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @cbrt(f64) -> f64
llvm.func @cbrt_f64(%x: f64) -> f64 {
  %r = llvm.call @cbrt(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @cbrtf(f32) -> f32
llvm.func @cbrt_f32(%x: f32) -> f32 {
  %r = llvm.call @cbrtf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @cos(f64) -> f64
llvm.func @cos_f64(%x: f64) -> f64 {
  %r = llvm.call @cos(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @cosf(f32) -> f32
llvm.func @cos_f32(%x: f32) -> f32 {
  %r = llvm.call @cosf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @cosh(f64) -> f64
llvm.func @cosh_f64(%x: f64) -> f64 {
  %r = llvm.call @cosh(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @coshf(f32) -> f32
llvm.func @cosh_f32(%x: f32) -> f32 {
  %r = llvm.call @coshf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @erf(f64) -> f64
llvm.func @erf_f64(%x: f64) -> f64 {
  %r = llvm.call @erf(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @erff(f32) -> f32
llvm.func @erf_f32(%x: f32) -> f32 {
  %r = llvm.call @erff(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @erfc(f64) -> f64
llvm.func @erfc_f64(%x: f64) -> f64 {
  %r = llvm.call @erfc(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @erfcf(f32) -> f32
llvm.func @erfc_f32(%x: f32) -> f32 {
  %r = llvm.call @erfcf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @exp(f64) -> f64
llvm.func @exp_f64(%x: f64) -> f64 {
  %r = llvm.call @exp(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @expf(f32) -> f32
llvm.func @exp_f32(%x: f32) -> f32 {
  %r = llvm.call @expf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @exp2(f64) -> f64
llvm.func @exp2_f64(%x: f64) -> f64 {
  %r = llvm.call @exp2(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @exp2f(f32) -> f32
llvm.func @exp2_f32(%x: f32) -> f32 {
  %r = llvm.call @exp2f(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @expm1(f64) -> f64
llvm.func @expm1_f64(%x: f64) -> f64 {
  %r = llvm.call @expm1(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @expm1f(f32) -> f32
llvm.func @expm1_f32(%x: f32) -> f32 {
  %r = llvm.call @expm1f(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @hypot(f64, f64) -> f64
llvm.func @hypot_f64(%x: f64, %y: f64) -> f64 {
  %r = llvm.call @hypot(%x, %y) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @hypotf(f32, f32) -> f32
llvm.func @hypot_f32(%x: f32, %y: f32) -> f32 {
  %r = llvm.call @hypotf(%x, %y) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @log(f64) -> f64
llvm.func @log_f64(%x: f64) -> f64 {
  %r = llvm.call @log(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @logf(f32) -> f32
llvm.func @log_f32(%x: f32) -> f32 {
  %r = llvm.call @logf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @log10(f64) -> f64
llvm.func @log10_f64(%x: f64) -> f64 {
  %r = llvm.call @log10(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @log10f(f32) -> f32
llvm.func @log10_f32(%x: f32) -> f32 {
  %r = llvm.call @log10f(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @log1p(f64) -> f64
llvm.func @log1p_f64(%x: f64) -> f64 {
  %r = llvm.call @log1p(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @log1pf(f32) -> f32
llvm.func @log1p_f32(%x: f32) -> f32 {
  %r = llvm.call @log1pf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @log2(f64) -> f64
llvm.func @log2_f64(%x: f64) -> f64 {
  %r = llvm.call @log2(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @log2f(f32) -> f32
llvm.func @log2_f32(%x: f32) -> f32 {
  %r = llvm.call @log2f(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @pow(f64, f64) -> f64
llvm.func @pow_f64(%x: f64, %y: f64) -> f64 {
  %r = llvm.call @pow(%x, %y) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @powf(f32, f32) -> f32
llvm.func @pow_f32(%x: f32, %y: f32) -> f32 {
  %r = llvm.call @powf(%x, %y) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @sin(f64) -> f64
llvm.func @sin_f64(%x: f64) -> f64 {
  %r = llvm.call @sin(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @sinf(f32) -> f32
llvm.func @sin_f32(%x: f32) -> f32 {
  %r = llvm.call @sinf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @sinh(f64) -> f64
llvm.func @sinh_f64(%x: f64) -> f64 {
  %r = llvm.call @sinh(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @sinhf(f32) -> f32
llvm.func @sinh_f32(%x: f32) -> f32 {
  %r = llvm.call @sinhf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @tan(f64) -> f64
llvm.func @tan_f64(%x: f64) -> f64 {
  %r = llvm.call @tan(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @tanf(f32) -> f32
llvm.func @tan_f32(%x: f32) -> f32 {
  %r = llvm.call @tanf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @tanh(f64) -> f64
llvm.func @tanh_f64(%x: f64) -> f64 {
  %r = llvm.call @tanh(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @tanhf(f32) -> f32
llvm.func @tanh_f32(%x: f32) -> f32 {
  %r = llvm.call @tanhf(%x) : (f32) -> f32
  llvm.return %r : f32
}
// CALL: @acos_f64(0.5) -> 1.0471975511965979
// CALL-RANDOM: @acos_f64(-1.0..1.0) count=5 seed=1
// CALL: @acos_f32(0.5) -> 1.0471975511965979
// CALL-RANDOM: @acos_f32(-1.0..1.0) count=5 seed=2
// CALL: @acosh_f64(2.0) -> 1.3169578969248168
// CALL-RANDOM: @acosh_f64(1.0..100.0) count=5 seed=3
// CALL: @acosh_f32(2.0) -> 1.3169578969248168
// CALL-RANDOM: @acosh_f32(1.0..100.0) count=5 seed=4
// CALL: @asin_f64(0.5) -> 0.5235987755982989
// CALL-RANDOM: @asin_f64(-1.0..1.0) count=5 seed=5
// CALL: @asin_f32(0.5) -> 0.5235987755982989
// CALL-RANDOM: @asin_f32(-1.0..1.0) count=5 seed=6
// CALL: @asinh_f64(1.0) -> 0.881373587019543
// CALL-RANDOM: @asinh_f64(-9.0..9.0) count=5 seed=7
// CALL: @asinh_f32(1.0) -> 0.881373587019543
// CALL-RANDOM: @asinh_f32(-9.0..9.0) count=5 seed=8
// CALL: @atan_f64(0.5) -> 0.4636476090008061
// CALL-RANDOM: @atan_f64(-9.0..9.0) count=5 seed=9
// CALL: @atan_f32(0.5) -> 0.4636476090008061
// CALL-RANDOM: @atan_f32(-9.0..9.0) count=5 seed=10
// CALL: @atan2_f64(1.0, -1.0) -> 2.356194490192345
// CALL-RANDOM: @atan2_f64(0.5..2.0, 0.5..2.0) count=5 seed=11
// CALL: @atan2_f32(1.0, -1.0) -> 2.356194490192345
// CALL-RANDOM: @atan2_f32(0.5..2.0, 0.5..2.0) count=5 seed=12
// CALL: @atanh_f64(0.5) -> 0.5493061443340548
// CALL-RANDOM: @atanh_f64(-0.9..0.9) count=5 seed=13
// CALL: @atanh_f32(0.5) -> 0.5493061443340548
// CALL-RANDOM: @atanh_f32(-0.9..0.9) count=5 seed=14
// CALL: @cbrt_f64(-8.0) -> -2.0
// CALL-RANDOM: @cbrt_f64(-9.0..9.0) count=5 seed=15
// CALL: @cbrt_f32(-8.0) -> -2.0
// CALL-RANDOM: @cbrt_f32(-9.0..9.0) count=5 seed=16
// CALL: @cos_f64(0.5) -> 0.8775825618903728
// CALL-RANDOM: @cos_f64(-1.0..1.0) count=5 seed=17
// CALL: @cos_f32(0.5) -> 0.8775825618903728
// CALL-RANDOM: @cos_f32(-1.0..1.0) count=5 seed=18
// CALL: @cosh_f64(0.5) -> 1.1276259652063807
// CALL-RANDOM: @cosh_f64(-2.0..2.0) count=5 seed=19
// CALL: @cosh_f32(0.5) -> 1.1276259652063807
// CALL-RANDOM: @cosh_f32(-2.0..2.0) count=5 seed=20
// CALL: @erf_f64(0.5) -> 0.5204998778130465
// CALL-RANDOM: @erf_f64(-2.0..2.0) count=5 seed=21
// CALL: @erf_f32(0.5) -> 0.5204998778130465
// CALL-RANDOM: @erf_f32(-2.0..2.0) count=5 seed=22
// CALL: @erfc_f64(0.5) -> 0.4795001221869535
// CALL-RANDOM: @erfc_f64(-2.0..2.0) count=5 seed=23
// CALL: @erfc_f32(0.5) -> 0.4795001221869535
// CALL-RANDOM: @erfc_f32(-2.0..2.0) count=5 seed=24
// CALL: @exp_f64(0.5) -> 1.6487212707001282
// CALL-RANDOM: @exp_f64(-9.0..9.0) count=5 seed=25
// CALL: @exp_f32(0.5) -> 1.6487212707001282
// CALL-RANDOM: @exp_f32(-9.0..9.0) count=5 seed=26
// CALL: @exp2_f64(0.5) -> 1.4142135623730951
// CALL-RANDOM: @exp2_f64(-9.0..9.0) count=5 seed=27
// CALL: @exp2_f32(0.5) -> 1.4142135623730951
// CALL-RANDOM: @exp2_f32(-9.0..9.0) count=5 seed=28
// CALL: @expm1_f64(0.5) -> 0.6487212707001282
// CALL-RANDOM: @expm1_f64(-2.0..2.0) count=5 seed=29
// CALL: @expm1_f32(0.5) -> 0.6487212707001282
// CALL-RANDOM: @expm1_f32(-2.0..2.0) count=5 seed=30
// CALL: @hypot_f64(3.0, 4.0) -> 5.0
// CALL-RANDOM: @hypot_f64(-9.0..9.0, -9.0..9.0) count=5 seed=31
// CALL: @hypot_f32(3.0, 4.0) -> 5.0
// CALL-RANDOM: @hypot_f32(-9.0..9.0, -9.0..9.0) count=5 seed=32
// CALL: @log_f64(2.0) -> 0.6931471805599453
// CALL-RANDOM: @log_f64(2.0..9.0) count=5 seed=33
// CALL: @log_f32(2.0) -> 0.6931471805599453
// CALL-RANDOM: @log_f32(2.0..9.0) count=5 seed=34
// CALL: @log10_f64(2.0) -> 0.3010299956639812
// CALL-RANDOM: @log10_f64(2.0..9.0) count=5 seed=35
// CALL: @log10_f32(2.0) -> 0.3010299956639812
// CALL-RANDOM: @log10_f32(2.0..9.0) count=5 seed=36
// CALL: @log1p_f64(0.5) -> 0.4054651081081644
// CALL-RANDOM: @log1p_f64(0.1..9.0) count=5 seed=37
// CALL: @log1p_f32(0.5) -> 0.4054651081081644
// CALL-RANDOM: @log1p_f32(0.1..9.0) count=5 seed=38
// CALL: @log2_f64(8.0) -> 3.0
// CALL-RANDOM: @log2_f64(2.0..9.0) count=5 seed=39
// CALL: @log2_f32(8.0) -> 3.0
// CALL-RANDOM: @log2_f32(2.0..9.0) count=5 seed=40
// CALL: @pow_f64(2.0, 0.5) -> 1.4142135623730951
// CALL-RANDOM: @pow_f64(0.5..4.0, -3.0..3.0) count=5 seed=41
// CALL: @pow_f32(2.0, 0.5) -> 1.4142135623730951
// CALL-RANDOM: @pow_f32(0.5..4.0, -3.0..3.0) count=5 seed=42
// CALL: @sin_f64(0.5) -> 0.479425538604203
// CALL-RANDOM: @sin_f64(-1.0..1.0) count=5 seed=43
// CALL: @sin_f32(0.5) -> 0.479425538604203
// CALL-RANDOM: @sin_f32(-1.0..1.0) count=5 seed=44
// CALL: @sinh_f64(0.5) -> 0.5210953054937474
// CALL-RANDOM: @sinh_f64(-2.0..2.0) count=5 seed=45
// CALL: @sinh_f32(0.5) -> 0.5210953054937474
// CALL-RANDOM: @sinh_f32(-2.0..2.0) count=5 seed=46
// CALL: @tan_f64(0.5) -> 0.5463024898437905
// CALL-RANDOM: @tan_f64(-1.0..1.0) count=5 seed=47
// CALL: @tan_f32(0.5) -> 0.5463024898437905
// CALL-RANDOM: @tan_f32(-1.0..1.0) count=5 seed=48
// CALL: @tanh_f64(0.5) -> 0.46211715726000973
// CALL-RANDOM: @tanh_f64(-2.0..2.0) count=5 seed=49
// CALL: @tanh_f32(0.5) -> 0.46211715726000973
// CALL-RANDOM: @tanh_f32(-2.0..2.0) count=5 seed=50
