// RUN: %check %s
// Scaled casts between floats of 8 bits and less and each wider format, with scales of both kinds.
func.func @up_f8E5M2_f32(%x: f8E5M2, %s: f8E8M0FNU, %q: f32) -> (f32, f32) {
  %0 = arith.scaling_extf %x, %s : f8E5M2, f8E8M0FNU to f32
  %1 = arith.scaling_extf %x, %q : f8E5M2, f32 to f32
  return %0, %1 : f32, f32
}
func.func @down_f8E5M2_f32(%x: f32, %s: f8E8M0FNU, %q: f32) -> (f8E5M2, f8E5M2) {
  %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f8E5M2
  %1 = arith.scaling_truncf %x, %q toward_zero : f32, f32 to f8E5M2
  return %0, %1 : f8E5M2, f8E5M2
}
func.func @up_f8E4M3FN_bf16(%x: f8E4M3FN, %s: f8E8M0FNU, %q: f32) -> (bf16, bf16) {
  %0 = arith.scaling_extf %x, %s : f8E4M3FN, f8E8M0FNU to bf16
  %1 = arith.scaling_extf %x, %q : f8E4M3FN, f32 to bf16
  return %0, %1 : bf16, bf16
}
func.func @down_f8E4M3FN_bf16(%x: bf16, %s: f8E8M0FNU, %q: f32) -> (f8E4M3FN, f8E4M3FN) {
  %0 = arith.scaling_truncf %x, %s : bf16, f8E8M0FNU to f8E4M3FN
  %1 = arith.scaling_truncf %x, %q toward_zero : bf16, f32 to f8E4M3FN
  return %0, %1 : f8E4M3FN, f8E4M3FN
}
func.func @up_f6E3M2FN_f32(%x: f6E3M2FN, %s: f8E8M0FNU, %q: f32) -> (f32, f32) {
  %0 = arith.scaling_extf %x, %s : f6E3M2FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %x, %q : f6E3M2FN, f32 to f32
  return %0, %1 : f32, f32
}
func.func @down_f6E3M2FN_f32(%x: f32, %s: f8E8M0FNU, %q: f32) -> (f6E3M2FN, f6E3M2FN) {
  %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f6E3M2FN
  %1 = arith.scaling_truncf %x, %q toward_zero : f32, f32 to f6E3M2FN
  return %0, %1 : f6E3M2FN, f6E3M2FN
}
func.func @up_f4E2M1FN_f16(%x: f4E2M1FN, %s: f8E8M0FNU, %q: f32) -> (f16, f16) {
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f16
  %1 = arith.scaling_extf %x, %q : f4E2M1FN, f32 to f16
  return %0, %1 : f16, f16
}
func.func @down_f4E2M1FN_f16(%x: f16, %s: f8E8M0FNU, %q: f32) -> (f4E2M1FN, f4E2M1FN) {
  %0 = arith.scaling_truncf %x, %s : f16, f8E8M0FNU to f4E2M1FN
  %1 = arith.scaling_truncf %x, %q toward_zero : f16, f32 to f4E2M1FN
  return %0, %1 : f4E2M1FN, f4E2M1FN
}
func.func @up_f4E2M1FN_f64(%x: f4E2M1FN, %s: f8E8M0FNU, %q: f32) -> (f64, f64) {
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f64
  %1 = arith.scaling_extf %x, %q : f4E2M1FN, f32 to f64
  return %0, %1 : f64, f64
}
func.func @down_f4E2M1FN_f64(%x: f64, %s: f8E8M0FNU, %q: f32) -> (f4E2M1FN, f4E2M1FN) {
  %0 = arith.scaling_truncf %x, %s : f64, f8E8M0FNU to f4E2M1FN
  %1 = arith.scaling_truncf %x, %q toward_zero : f64, f32 to f4E2M1FN
  return %0, %1 : f4E2M1FN, f4E2M1FN
}
// CALL-RANDOM: @up_f8E5M2_f32 count=20 seed=1
// CALL-RANDOM: @down_f8E5M2_f32(-20.0..20.0, _, 0.5..4.0) count=30 seed=1
// CALL-RANDOM: @up_f8E4M3FN_bf16 count=20 seed=1
// CALL-RANDOM: @down_f8E4M3FN_bf16(-20.0..20.0, _, 0.5..4.0) count=30 seed=1
// CALL-RANDOM: @up_f6E3M2FN_f32 count=20 seed=1
// CALL-RANDOM: @down_f6E3M2FN_f32(-20.0..20.0, _, 0.5..4.0) count=30 seed=1
// CALL-RANDOM: @up_f4E2M1FN_f16 count=20 seed=1
// CALL-RANDOM: @down_f4E2M1FN_f16(-20.0..20.0, _, 0.5..4.0) count=30 seed=1
// CALL-RANDOM: @up_f4E2M1FN_f64 count=20 seed=1
// CALL-RANDOM: @down_f4E2M1FN_f64(-20.0..20.0, _, 0.5..4.0) count=30 seed=1
// CALL-RANDOM: @down_f8E5M2_f32 count=300 seed=31
// CALL-RANDOM: @down_f6E3M2FN_f32 count=300 seed=31
