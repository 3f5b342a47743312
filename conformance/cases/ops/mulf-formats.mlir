// RUN: %check %s
// arith.mulf on f16 bf16 f32 f64: rounded to nearest even, signed zeros, infinities, subnormals, overflow and underflow.
func.func @f16(%a: f16, %b: f16) -> f16 {
  %r = arith.mulf %a, %b : f16
  return %r : f16
}
func.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.mulf %a, %b : bf16
  return %r : bf16
}
func.func @f32(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
func.func @f64(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
// CALL: @f16(1.5, -2.5) -> -3.75
// CALL: @f16(1.0009765625, 1.0009765625) -> 1.001953125
// CALL: @f16(65504.0, 2.0) -> inf
// CALL: @f16(65504.0, -2.0) -> -inf
// CALL: @f16(0x1, 0.5) -> 0.0
// CALL: @f16(0x1, 1.5) -> 0x2
// CALL: @f16(0x1, -0.75) -> 0x8001
// CALL: @f16(0x400, 0.5) -> 0x200
// CALL: @f16(-0.0, 3.0) -> -0.0
// CALL: @f16(0.0, inf) -> nan
// CALL: @f16(inf, -2.0) -> -inf
// CALL: @f16(nan, 0.0) -> nan
// CALL: @f16(0x400, 0x400) -> 0.0
// CALL: @f16(0x3ff, 2.0) -> 0x7fe
// CALL: @f16(3.1796875, -0.81640625) -> -2.595703125
// CALL: @f16(26.5, 0x33dc) -> 6.5078125
// CALL: @f16(-3.375, 316.5) -> -1068.0
// CALL: @f16(44.25, -0.265625) -> -11.75
// CALL-RANDOM: @f16(_, _) count=60 seed=6
// CALL: @bf16(1.5, -2.5) -> -3.75
// CALL: @bf16(1.0078125, 1.0078125) -> 1.015625
// CALL: @bf16(0x7f7f, 2.0) -> inf
// CALL: @bf16(0x7f7f, -2.0) -> -inf
// CALL: @bf16(0x1, 0.5) -> 0.0
// CALL: @bf16(0x1, 1.5) -> 0x2
// CALL: @bf16(0x1, -0.75) -> 0x8001
// CALL: @bf16(0x80, 0.5) -> 0x40
// CALL: @bf16(-0.0, 3.0) -> -0.0
// CALL: @bf16(0.0, inf) -> nan
// CALL: @bf16(inf, -2.0) -> -inf
// CALL: @bf16(nan, 0.0) -> nan
// CALL: @bf16(0x80, 0x80) -> 0.0
// CALL: @bf16(0x7f, 2.0) -> 0xfe
// CALL: @bf16(8.125, -0.5390625) -> -4.375
// CALL: @bf16(-0.03125, -0.8515625) -> 0x3cda
// CALL: @bf16(6.5625, 68.0) -> 446.0
// CALL: @bf16(3.625, -27.25) -> -99.0
// CALL-RANDOM: @bf16(_, _) count=60 seed=6
// CALL: @f32(1.5, -2.5) -> -3.75
// CALL: @f32(0x3f800001, 0x3f800001) -> 0x3f800002
// CALL: @f32(0x7f7fffff, 2.0) -> inf
// CALL: @f32(0x7f7fffff, -2.0) -> -inf
// CALL: @f32(0x1, 0.5) -> 0.0
// CALL: @f32(0x1, 1.5) -> 0x2
// CALL: @f32(0x1, -0.75) -> 0x80000001
// CALL: @f32(0x800000, 0.5) -> 0x400000
// CALL: @f32(-0.0, 3.0) -> -0.0
// CALL: @f32(0.0, inf) -> nan
// CALL: @f32(inf, -2.0) -> -inf
// CALL: @f32(nan, 0.0) -> nan
// CALL: @f32(0x800000, 0x800000) -> 0.0
// CALL: @f32(0x7fffff, 2.0) -> 0xfffffe
// CALL: @f32(0xc62c43b8, 0x3e9b2bd0) -> 0xc550d4f7
// CALL: @f32(0x45c5841c, 0x40f81de0) -> 49007.03125
// CALL: @f32(-6149840.0, -147466.0) -> 0x535326fe
// CALL: @f32(-930.7421875, 0x4071ecb2) -> 0xc55be45b
// CALL-RANDOM: @f32(_, _) count=60 seed=6
// CALL: @f64(1.5, -2.5) -> -3.75
// CALL: @f64(0x3ff0000000000001, 0x3ff0000000000001) -> 0x3ff0000000000002
// CALL: @f64(0x7fefffffffffffff, 2.0) -> inf
// CALL: @f64(0x7fefffffffffffff, -2.0) -> -inf
// CALL: @f64(0x1, 0.5) -> 0.0
// CALL: @f64(0x1, 1.5) -> 0x2
// CALL: @f64(0x1, -0.75) -> 0x8000000000000001
// CALL: @f64(0x10000000000000, 0.5) -> 0x8000000000000
// CALL: @f64(-0.0, 3.0) -> -0.0
// CALL: @f64(0.0, inf) -> nan
// CALL: @f64(inf, -2.0) -> -inf
// CALL: @f64(nan, 0.0) -> nan
// CALL: @f64(0x10000000000000, 0x10000000000000) -> 0.0
// CALL: @f64(0xfffffffffffff, 2.0) -> 0x1ffffffffffffe
// CALL: @f64(0x4248998465e85388, 0xc1b54514c134a880) -> 0xc41059d9dcd554fd
// CALL: @f64(0x41c0eeb6af121380, 0xc12175d890bdae20) -> 0xc2f27a58e1b2cc96
// CALL: @f64(0xc0f86a7277358644, 0xc2c81b0b33f7cccc) -> 0x43d26478363acb2a
// CALL: @f64(0xc2dbb4420a345640, 0xc2b501cb5dd80c70) -> 0x45a22fd909848669
// CALL-RANDOM: @f64(_, _) count=60 seed=6
