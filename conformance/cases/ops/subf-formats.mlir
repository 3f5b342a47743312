// RUN: %check %s
// arith.subf on f16 bf16 f32 f64: rounded to nearest even, signed zeros, infinities, subnormals, overflow.
func.func @f16(%a: f16, %b: f16) -> f16 {
  %r = arith.subf %a, %b : f16
  return %r : f16
}
func.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.subf %a, %b : bf16
  return %r : bf16
}
func.func @f32(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b : f32
  return %r : f32
}
func.func @f64(%a: f64, %b: f64) -> f64 {
  %r = arith.subf %a, %b : f64
  return %r : f64
}
// CALL: @f16(1.5, 2.5) -> -1.0
// CALL: @f16(-0.0, -0.0) -> 0.0
// CALL: @f16(0.0, -0.0) -> 0.0
// CALL: @f16(-0.0, 0.0) -> -0.0
// CALL: @f16(1.0, 0x1000) -> 0x3bff
// CALL: @f16(1.0009765625, 0x1000) -> 1.0
// CALL: @f16(65504.0, 65504.0) -> 0.0
// CALL: @f16(-65504.0, 65504.0) -> -inf
// CALL: @f16(0x400, 0x8001) -> 0x401
// CALL: @f16(0x1, 0x1) -> 0.0
// CALL: @f16(inf, -inf) -> inf
// CALL: @f16(inf, inf) -> nan
// CALL: @f16(inf, 1.0) -> inf
// CALL: @f16(nan, 1.0) -> nan
// CALL: @f16(1.0, -1.0) -> 2.0
// CALL: @f16(1.0, 1.0) -> 0.0
// CALL: @f16(-63.625, -1.66015625) -> -61.96875
// CALL: @f16(-1.0390625, -22.3125) -> 21.28125
// CALL: @f16(1.40625, 171.0) -> -169.625
// CALL: @f16(-0.439453125, -2.34375) -> 1.904296875
// CALL-RANDOM: @f16(_, _) count=60 seed=6
// CALL: @bf16(1.5, 2.5) -> -1.0
// CALL: @bf16(-0.0, -0.0) -> 0.0
// CALL: @bf16(0.0, -0.0) -> 0.0
// CALL: @bf16(-0.0, 0.0) -> -0.0
// CALL: @bf16(1.0, 0.00390625) -> 0.99609375
// CALL: @bf16(1.0078125, 0.00390625) -> 1.0
// CALL: @bf16(0x7f7f, 0x7f7f) -> 0.0
// CALL: @bf16(0xff7f, 0x7f7f) -> -inf
// CALL: @bf16(0x80, 0x8001) -> 0x81
// CALL: @bf16(0x1, 0x1) -> 0.0
// CALL: @bf16(inf, -inf) -> inf
// CALL: @bf16(inf, inf) -> nan
// CALL: @bf16(inf, 1.0) -> inf
// CALL: @bf16(nan, 1.0) -> nan
// CALL: @bf16(1.0, -1.0) -> 2.0
// CALL: @bf16(1.0, 1.0) -> 0.0
// CALL: @bf16(0.16015625, -0.08203125) -> 0.2421875
// CALL: @bf16(-0.37109375, -0.3515625) -> -0.01953125
// CALL: @bf16(2.0, 0.7421875) -> 1.2578125
// CALL: @bf16(17.5, 27.0) -> -9.5
// CALL-RANDOM: @bf16(_, _) count=60 seed=6
// CALL: @f32(1.5, 2.5) -> -1.0
// CALL: @f32(-0.0, -0.0) -> 0.0
// CALL: @f32(0.0, -0.0) -> 0.0
// CALL: @f32(-0.0, 0.0) -> -0.0
// CALL: @f32(1.0, 0x33800000) -> 0x3f7fffff
// CALL: @f32(0x3f800001, 0x33800000) -> 1.0
// CALL: @f32(0x7f7fffff, 0x7f7fffff) -> 0.0
// CALL: @f32(0xff7fffff, 0x7f7fffff) -> -inf
// CALL: @f32(0x800000, 0x80000001) -> 0x800001
// CALL: @f32(0x1, 0x1) -> 0.0
// CALL: @f32(inf, -inf) -> inf
// CALL: @f32(inf, inf) -> nan
// CALL: @f32(inf, 1.0) -> inf
// CALL: @f32(nan, 1.0) -> nan
// CALL: @f32(1.0, -1.0) -> 2.0
// CALL: @f32(1.0, 1.0) -> 0.0
// CALL: @f32(289447.8125, -343569.375) -> 633017.1875
// CALL: @f32(0xbf592560, 472264.5) -> -472265.34375
// CALL: @f32(473751.5, 0xbfb231c0) -> 473752.90625
// CALL: @f32(4.697265625, 0x41e31700) -> 0xc1bd8300
// CALL-RANDOM: @f32(_, _) count=60 seed=6
// CALL: @f64(1.5, 2.5) -> -1.0
// CALL: @f64(-0.0, -0.0) -> 0.0
// CALL: @f64(0.0, -0.0) -> 0.0
// CALL: @f64(-0.0, 0.0) -> -0.0
// CALL: @f64(1.0, 0x3ca0000000000000) -> 0x3fefffffffffffff
// CALL: @f64(0x3ff0000000000001, 0x3ca0000000000000) -> 1.0
// CALL: @f64(0x7fefffffffffffff, 0x7fefffffffffffff) -> 0.0
// CALL: @f64(0xffefffffffffffff, 0x7fefffffffffffff) -> -inf
// CALL: @f64(0x10000000000000, 0x8000000000000001) -> 0x10000000000001
// CALL: @f64(0x1, 0x1) -> 0.0
// CALL: @f64(inf, -inf) -> inf
// CALL: @f64(inf, inf) -> nan
// CALL: @f64(inf, 1.0) -> inf
// CALL: @f64(nan, 1.0) -> nan
// CALL: @f64(1.0, -1.0) -> 2.0
// CALL: @f64(1.0, 1.0) -> 0.0
// CALL: @f64(0x42c1b203918c2964, 0x42cedf2e21b37ca0) -> 0xc2ba5a55204ea678
// CALL: @f64(0xc213c1a380c55a0e, 0x42c16cb8159b17c2) -> 0xc2c16f304a0b306d
// CALL: @f64(0xc0c87c67e0674ae0, 0x42e0a3ba0e446b84) -> 0xc2e0a3ba0e4a8a9e
// CALL: @f64(0xc0a6524a3a1d17d8, 0x4066befc97119c80) -> 0xc0a7be3a038e31a0
// CALL-RANDOM: @f64(_, _) count=60 seed=6
