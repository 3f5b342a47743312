// RUN: %check %s
// Functions of C's library that have one right result, called by name.
llvm.func @ceil(f64) -> f64
llvm.func @ceil_f64(%x: f64) -> f64 {
  %r = llvm.call @ceil(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @ceilf(f32) -> f32
llvm.func @ceil_f32(%x: f32) -> f32 {
  %r = llvm.call @ceilf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @copysign(f64, f64) -> f64
llvm.func @copysign_f64(%x: f64, %y: f64) -> f64 {
  %r = llvm.call @copysign(%x, %y) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @copysignf(f32, f32) -> f32
llvm.func @copysign_f32(%x: f32, %y: f32) -> f32 {
  %r = llvm.call @copysignf(%x, %y) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @fabs(f64) -> f64
llvm.func @fabs_f64(%x: f64) -> f64 {
  %r = llvm.call @fabs(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @fabsf(f32) -> f32
llvm.func @fabs_f32(%x: f32) -> f32 {
  %r = llvm.call @fabsf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @floor(f64) -> f64
llvm.func @floor_f64(%x: f64) -> f64 {
  %r = llvm.call @floor(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @floorf(f32) -> f32
llvm.func @floor_f32(%x: f32) -> f32 {
  %r = llvm.call @floorf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @fma(f64, f64, f64) -> f64
llvm.func @fma_f64(%x: f64, %y: f64, %z: f64) -> f64 {
  %r = llvm.call @fma(%x, %y, %z) : (f64, f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @fmaf(f32, f32, f32) -> f32
llvm.func @fma_f32(%x: f32, %y: f32, %z: f32) -> f32 {
  %r = llvm.call @fmaf(%x, %y, %z) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @fmod(f64, f64) -> f64
llvm.func @fmod_f64(%x: f64, %y: f64) -> f64 {
  %r = llvm.call @fmod(%x, %y) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @fmodf(f32, f32) -> f32
llvm.func @fmod_f32(%x: f32, %y: f32) -> f32 {
  %r = llvm.call @fmodf(%x, %y) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @nearbyint(f64) -> f64
llvm.func @nearbyint_f64(%x: f64) -> f64 {
  %r = llvm.call @nearbyint(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @nearbyintf(f32) -> f32
llvm.func @nearbyint_f32(%x: f32) -> f32 {
  %r = llvm.call @nearbyintf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @rint(f64) -> f64
llvm.func @rint_f64(%x: f64) -> f64 {
  %r = llvm.call @rint(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @rintf(f32) -> f32
llvm.func @rint_f32(%x: f32) -> f32 {
  %r = llvm.call @rintf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @round(f64) -> f64
llvm.func @round_f64(%x: f64) -> f64 {
  %r = llvm.call @round(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @roundf(f32) -> f32
llvm.func @round_f32(%x: f32) -> f32 {
  %r = llvm.call @roundf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @roundeven(f64) -> f64
llvm.func @roundeven_f64(%x: f64) -> f64 {
  %r = llvm.call @roundeven(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @roundevenf(f32) -> f32
llvm.func @roundeven_f32(%x: f32) -> f32 {
  %r = llvm.call @roundevenf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @sqrt(f64) -> f64
llvm.func @sqrt_f64(%x: f64) -> f64 {
  %r = llvm.call @sqrt(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @sqrtf(f32) -> f32
llvm.func @sqrt_f32(%x: f32) -> f32 {
  %r = llvm.call @sqrtf(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @trunc(f64) -> f64
llvm.func @trunc_f64(%x: f64) -> f64 {
  %r = llvm.call @trunc(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @truncf(f32) -> f32
llvm.func @trunc_f32(%x: f32) -> f32 {
  %r = llvm.call @truncf(%x) : (f32) -> f32
  llvm.return %r : f32
}
// CALL: @ceil_f64(1.5) -> 2.0
// CALL: @ceil_f64(-1.5) -> -1.0
// CALL: @ceil_f64(-0.25) -> -0.0
// CALL: @ceil_f32(1.5) -> 2.0
// CALL: @ceil_f32(-1.5) -> -1.0
// CALL: @ceil_f32(-0.25) -> -0.0
// CALL-RANDOM: @ceil_f64(-8.0..8.0) count=5 seed=1
// CALL: @copysign_f64(2.0, -0.0) -> -2.0
// CALL: @copysign_f64(-0.0, 1.0) -> 0.0
// CALL: @copysign_f32(2.0, -0.0) -> -2.0
// CALL: @copysign_f32(-0.0, 1.0) -> 0.0
// CALL-RANDOM: @copysign_f64(-8.0..8.0, -8.0..8.0) count=5 seed=2
// CALL: @fabs_f64(-0.0) -> 0.0
// CALL: @fabs_f64(-2.5) -> 2.5
// CALL: @fabs_f32(-0.0) -> 0.0
// CALL: @fabs_f32(-2.5) -> 2.5
// CALL-RANDOM: @fabs_f64(-8.0..8.0) count=5 seed=3
// CALL: @floor_f64(1.5) -> 1.0
// CALL: @floor_f64(-1.5) -> -2.0
// CALL: @floor_f32(1.5) -> 1.0
// CALL: @floor_f32(-1.5) -> -2.0
// CALL-RANDOM: @floor_f64(-8.0..8.0) count=5 seed=4
// CALL: @fma_f64(1.5, 2.0, -4.0) -> -1.0
// CALL: @fma_f64(0.0, 2.0, -0.0) -> 0.0
// CALL: @fma_f64(134217729.0, 134217729.0, -18014398777917440.0) -> 1.0
// CALL: @fma_f32(1.5, 2.0, -4.0) -> -1.0
// CALL: @fma_f32(0.0, 2.0, -0.0) -> 0.0
// CALL: @fma_f32(4097.0, 4097.0, -16785408.0) -> 1.0
// CALL-RANDOM: @fma_f64(-8.0..8.0, -8.0..8.0, -8.0..8.0) count=5 seed=5
// CALL: @fmod_f64(-7.0, 2.0) -> -1.0
// CALL: @fmod_f64(7.5, -2.0) -> 1.5
// CALL: @fmod_f64(-4.0, 2.0) -> -0.0
// CALL: @fmod_f32(-7.0, 2.0) -> -1.0
// CALL: @fmod_f32(7.5, -2.0) -> 1.5
// CALL: @fmod_f32(-4.0, 2.0) -> -0.0
// CALL-RANDOM: @fmod_f64(-100.0..100.0, 1.0..3.0) count=5 seed=6
// CALL: @nearbyint_f64(2.5) -> 2.0
// CALL: @nearbyint_f64(3.5) -> 4.0
// CALL: @nearbyint_f32(2.5) -> 2.0
// CALL: @nearbyint_f32(3.5) -> 4.0
// CALL-RANDOM: @nearbyint_f64(-8.0..8.0) count=5 seed=7
// CALL: @rint_f64(2.5) -> 2.0
// CALL: @rint_f64(-0.5) -> -0.0
// CALL: @rint_f32(2.5) -> 2.0
// CALL: @rint_f32(-0.5) -> -0.0
// CALL-RANDOM: @rint_f64(-8.0..8.0) count=5 seed=8
// CALL: @round_f64(2.5) -> 3.0
// CALL: @round_f64(-2.5) -> -3.0
// CALL: @round_f64(0.49999999999999994) -> 0.0
// CALL: @round_f32(2.5) -> 3.0
// CALL: @round_f32(-2.5) -> -3.0
// CALL-RANDOM: @round_f64(-8.0..8.0) count=5 seed=9
// CALL: @roundeven_f64(2.5) -> 2.0
// CALL: @roundeven_f64(-2.5) -> -2.0
// CALL: @roundeven_f64(3.5) -> 4.0
// CALL: @roundeven_f32(2.5) -> 2.0
// CALL: @roundeven_f32(-2.5) -> -2.0
// CALL: @roundeven_f32(3.5) -> 4.0
// CALL-RANDOM: @roundeven_f64(-8.0..8.0) count=5 seed=10
// CALL: @sqrt_f64(2.25) -> 1.5
// CALL: @sqrt_f64(-0.0) -> -0.0
// CALL: @sqrt_f64(2.0) -> 1.4142135623730951
// CALL: @sqrt_f32(2.25) -> 1.5
// CALL: @sqrt_f32(-0.0) -> -0.0
// CALL-RANDOM: @sqrt_f64(0.0..100.0) count=5 seed=11
// CALL: @trunc_f64(1.5) -> 1.0
// CALL: @trunc_f64(-1.5) -> -1.0
// CALL: @trunc_f32(1.5) -> 1.0
// CALL: @trunc_f32(-1.5) -> -1.0
// CALL-RANDOM: @trunc_f64(-8.0..8.0) count=5 seed=12
