// RUN: %check %s
// arith.uitofp: correctly rounded once; ties to even; too large for a small format is infinity.
func.func @i1_f16(%a: i1) -> f16 {
  %r = arith.uitofp %a : i1 to f16
  return %r : f16
}
func.func @i8_f16(%a: i8) -> f16 {
  %r = arith.uitofp %a : i8 to f16
  return %r : f16
}
func.func @i16_f16(%a: i16) -> f16 {
  %r = arith.uitofp %a : i16 to f16
  return %r : f16
}
func.func @i24_f16(%a: i24) -> f16 {
  %r = arith.uitofp %a : i24 to f16
  return %r : f16
}
func.func @i32_f16(%a: i32) -> f16 {
  %r = arith.uitofp %a : i32 to f16
  return %r : f16
}
func.func @i33_f16(%a: i33) -> f16 {
  %r = arith.uitofp %a : i33 to f16
  return %r : f16
}
func.func @i64_f16(%a: i64) -> f16 {
  %r = arith.uitofp %a : i64 to f16
  return %r : f16
}
func.func @i65_f16(%a: i65) -> f16 {
  %r = arith.uitofp %a : i65 to f16
  return %r : f16
}
func.func @i128_f16(%a: i128) -> f16 {
  %r = arith.uitofp %a : i128 to f16
  return %r : f16
}
func.func @i1_bf16(%a: i1) -> bf16 {
  %r = arith.uitofp %a : i1 to bf16
  return %r : bf16
}
func.func @i8_bf16(%a: i8) -> bf16 {
  %r = arith.uitofp %a : i8 to bf16
  return %r : bf16
}
func.func @i16_bf16(%a: i16) -> bf16 {
  %r = arith.uitofp %a : i16 to bf16
  return %r : bf16
}
func.func @i24_bf16(%a: i24) -> bf16 {
  %r = arith.uitofp %a : i24 to bf16
  return %r : bf16
}
func.func @i32_bf16(%a: i32) -> bf16 {
  %r = arith.uitofp %a : i32 to bf16
  return %r : bf16
}
func.func @i33_bf16(%a: i33) -> bf16 {
  %r = arith.uitofp %a : i33 to bf16
  return %r : bf16
}
func.func @i64_bf16(%a: i64) -> bf16 {
  %r = arith.uitofp %a : i64 to bf16
  return %r : bf16
}
func.func @i65_bf16(%a: i65) -> bf16 {
  %r = arith.uitofp %a : i65 to bf16
  return %r : bf16
}
func.func @i128_bf16(%a: i128) -> bf16 {
  %r = arith.uitofp %a : i128 to bf16
  return %r : bf16
}
func.func @i1_f32(%a: i1) -> f32 {
  %r = arith.uitofp %a : i1 to f32
  return %r : f32
}
func.func @i8_f32(%a: i8) -> f32 {
  %r = arith.uitofp %a : i8 to f32
  return %r : f32
}
func.func @i16_f32(%a: i16) -> f32 {
  %r = arith.uitofp %a : i16 to f32
  return %r : f32
}
func.func @i24_f32(%a: i24) -> f32 {
  %r = arith.uitofp %a : i24 to f32
  return %r : f32
}
func.func @i32_f32(%a: i32) -> f32 {
  %r = arith.uitofp %a : i32 to f32
  return %r : f32
}
func.func @i33_f32(%a: i33) -> f32 {
  %r = arith.uitofp %a : i33 to f32
  return %r : f32
}
func.func @i64_f32(%a: i64) -> f32 {
  %r = arith.uitofp %a : i64 to f32
  return %r : f32
}
func.func @i65_f32(%a: i65) -> f32 {
  %r = arith.uitofp %a : i65 to f32
  return %r : f32
}
func.func @i128_f32(%a: i128) -> f32 {
  %r = arith.uitofp %a : i128 to f32
  return %r : f32
}
func.func @i1_f64(%a: i1) -> f64 {
  %r = arith.uitofp %a : i1 to f64
  return %r : f64
}
func.func @i8_f64(%a: i8) -> f64 {
  %r = arith.uitofp %a : i8 to f64
  return %r : f64
}
func.func @i16_f64(%a: i16) -> f64 {
  %r = arith.uitofp %a : i16 to f64
  return %r : f64
}
func.func @i24_f64(%a: i24) -> f64 {
  %r = arith.uitofp %a : i24 to f64
  return %r : f64
}
func.func @i32_f64(%a: i32) -> f64 {
  %r = arith.uitofp %a : i32 to f64
  return %r : f64
}
func.func @i33_f64(%a: i33) -> f64 {
  %r = arith.uitofp %a : i33 to f64
  return %r : f64
}
func.func @i64_f64(%a: i64) -> f64 {
  %r = arith.uitofp %a : i64 to f64
  return %r : f64
}
func.func @i65_f64(%a: i65) -> f64 {
  %r = arith.uitofp %a : i65 to f64
  return %r : f64
}
func.func @i128_f64(%a: i128) -> f64 {
  %r = arith.uitofp %a : i128 to f64
  return %r : f64
}
func.func @v2(%a: vector<2x2xi16>) -> vector<2x2xf32> {
  %r = arith.uitofp %a : vector<2x2xi16> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @v0(%a: vector<i8>) -> vector<f64> {
  %r = arith.uitofp %a : vector<i8> to vector<f64>
  return %r : vector<f64>
}
// CALL: @i1_f16(false) -> 0.0
// CALL: @i1_f16(true) -> 1.0
// CALL-RANDOM: @i1_f16(_) count=20 seed=3
// CALL: @i8_f16(0) -> 0.0
// CALL: @i8_f16(1) -> 1.0
// CALL: @i8_f16(-1) -> 255.0
// CALL: @i8_f16(-128) -> 128.0
// CALL: @i8_f16(127) -> 127.0
// CALL-RANDOM: @i8_f16(_) count=20 seed=3
// CALL: @i16_f16(0) -> 0.0
// CALL: @i16_f16(1) -> 1.0
// CALL: @i16_f16(-1) -> inf
// CALL: @i16_f16(-32768) -> 32768.0
// CALL: @i16_f16(32767) -> 32768.0
// CALL: @i16_f16(2049) -> 2048.0
// CALL: @i16_f16(2051) -> 2052.0
// CALL: @i16_f16(4098) -> 4096.0
// CALL: @i16_f16(16393) -> 16400.0
// CALL: @i16_f16(16392) -> 16384.0
// CALL: @i16_f16(-2049) -> 63488.0
// CALL-RANDOM: @i16_f16(_) count=20 seed=3
// CALL: @i24_f16(0) -> 0.0
// CALL: @i24_f16(1) -> 1.0
// CALL: @i24_f16(-1) -> inf
// CALL: @i24_f16(-8388608) -> inf
// CALL: @i24_f16(8388607) -> inf
// CALL: @i24_f16(2049) -> 2048.0
// CALL: @i24_f16(2051) -> 2052.0
// CALL: @i24_f16(4098) -> 4096.0
// CALL: @i24_f16(4196353) -> inf
// CALL: @i24_f16(4196352) -> inf
// CALL: @i24_f16(-2049) -> inf
// CALL-RANDOM: @i24_f16(_) count=20 seed=3
// CALL: @i32_f16(0) -> 0.0
// CALL: @i32_f16(1) -> 1.0
// CALL: @i32_f16(-1) -> inf
// CALL: @i32_f16(-2147483648) -> inf
// CALL: @i32_f16(2147483647) -> inf
// CALL: @i32_f16(2049) -> 2048.0
// CALL: @i32_f16(2051) -> 2052.0
// CALL: @i32_f16(4098) -> 4096.0
// CALL: @i32_f16(1074266113) -> inf
// CALL: @i32_f16(1074266112) -> inf
// CALL: @i32_f16(-2049) -> inf
// CALL-RANDOM: @i32_f16(_) count=20 seed=3
// CALL: @i33_f16(0) -> 0.0
// CALL: @i33_f16(1) -> 1.0
// CALL: @i33_f16(-1) -> inf
// CALL: @i33_f16(-4294967296) -> inf
// CALL: @i33_f16(4294967295) -> inf
// CALL: @i33_f16(2049) -> 2048.0
// CALL: @i33_f16(2051) -> 2052.0
// CALL: @i33_f16(4098) -> 4096.0
// CALL: @i33_f16(2148532225) -> inf
// CALL: @i33_f16(2148532224) -> inf
// CALL: @i33_f16(-2049) -> inf
// CALL-RANDOM: @i33_f16(_) count=20 seed=3
// CALL: @i64_f16(0) -> 0.0
// CALL: @i64_f16(1) -> 1.0
// CALL: @i64_f16(-1) -> inf
// CALL: @i64_f16(-9223372036854775808) -> inf
// CALL: @i64_f16(9223372036854775807) -> inf
// CALL: @i64_f16(2049) -> 2048.0
// CALL: @i64_f16(2051) -> 2052.0
// CALL: @i64_f16(4098) -> 4096.0
// CALL: @i64_f16(4613937818241073153) -> inf
// CALL: @i64_f16(4613937818241073152) -> inf
// CALL: @i64_f16(-2049) -> inf
// CALL-RANDOM: @i64_f16(_) count=20 seed=3
// CALL: @i65_f16(0) -> 0.0
// CALL: @i65_f16(1) -> 1.0
// CALL: @i65_f16(-1) -> inf
// CALL: @i65_f16(-18446744073709551616) -> inf
// CALL: @i65_f16(18446744073709551615) -> inf
// CALL: @i65_f16(2049) -> 2048.0
// CALL: @i65_f16(2051) -> 2052.0
// CALL: @i65_f16(4098) -> 4096.0
// CALL: @i65_f16(9227875636482146305) -> inf
// CALL: @i65_f16(9227875636482146304) -> inf
// CALL: @i65_f16(-2049) -> inf
// CALL-RANDOM: @i65_f16(_) count=20 seed=3
// CALL: @i128_f16(0) -> 0.0
// CALL: @i128_f16(1) -> 1.0
// CALL: @i128_f16(-1) -> inf
// CALL: @i128_f16(-170141183460469231731687303715884105728) -> inf
// CALL: @i128_f16(170141183460469231731687303715884105727) -> inf
// CALL: @i128_f16(2049) -> 2048.0
// CALL: @i128_f16(2051) -> 2052.0
// CALL: @i128_f16(4098) -> 4096.0
// CALL: @i128_f16(85112130105102894486871895828575813633) -> inf
// CALL: @i128_f16(85112130105102894486871895828575813632) -> inf
// CALL: @i128_f16(-2049) -> inf
// CALL-RANDOM: @i128_f16(_) count=20 seed=3
// CALL: @i1_bf16(false) -> 0.0
// CALL: @i1_bf16(true) -> 1.0
// CALL-RANDOM: @i1_bf16(_) count=20 seed=3
// CALL: @i8_bf16(0) -> 0.0
// CALL: @i8_bf16(1) -> 1.0
// CALL: @i8_bf16(-1) -> 255.0
// CALL: @i8_bf16(-128) -> 128.0
// CALL: @i8_bf16(127) -> 127.0
// CALL-RANDOM: @i8_bf16(_) count=20 seed=3
// CALL: @i16_bf16(0) -> 0.0
// CALL: @i16_bf16(1) -> 1.0
// CALL: @i16_bf16(-1) -> 65536.0
// CALL: @i16_bf16(-32768) -> 32768.0
// CALL: @i16_bf16(32767) -> 32768.0
// CALL: @i16_bf16(257) -> 256.0
// CALL: @i16_bf16(259) -> 260.0
// CALL: @i16_bf16(514) -> 512.0
// CALL: @i16_bf16(16449) -> 16512.0
// CALL: @i16_bf16(16448) -> 16384.0
// CALL: @i16_bf16(-257) -> 65280.0
// CALL-RANDOM: @i16_bf16(_) count=20 seed=3
// CALL: @i24_bf16(0) -> 0.0
// CALL: @i24_bf16(1) -> 1.0
// CALL: @i24_bf16(-1) -> 16777216.0
// CALL: @i24_bf16(-8388608) -> 8388608.0
// CALL: @i24_bf16(8388607) -> 8388608.0
// CALL: @i24_bf16(257) -> 256.0
// CALL: @i24_bf16(259) -> 260.0
// CALL: @i24_bf16(514) -> 512.0
// CALL: @i24_bf16(4210689) -> 4227072.0
// CALL: @i24_bf16(4210688) -> 4194304.0
// CALL: @i24_bf16(-257) -> 16777216.0
// CALL-RANDOM: @i24_bf16(_) count=20 seed=3
// CALL: @i32_bf16(0) -> 0.0
// CALL: @i32_bf16(1) -> 1.0
// CALL: @i32_bf16(-1) -> 4294967296.0
// CALL: @i32_bf16(-2147483648) -> 2147483648.0
// CALL: @i32_bf16(2147483647) -> 2147483648.0
// CALL: @i32_bf16(257) -> 256.0
// CALL: @i32_bf16(259) -> 260.0
// CALL: @i32_bf16(514) -> 512.0
// CALL: @i32_bf16(1077936128) -> 1073741824.0
// CALL: @i32_bf16(-257) -> 4294967296.0
// CALL-RANDOM: @i32_bf16(_) count=20 seed=3
// CALL: @i33_bf16(0) -> 0.0
// CALL: @i33_bf16(1) -> 1.0
// CALL: @i33_bf16(-1) -> 8589934592.0
// CALL: @i33_bf16(-4294967296) -> 4294967296.0
// CALL: @i33_bf16(4294967295) -> 4294967296.0
// CALL: @i33_bf16(257) -> 256.0
// CALL: @i33_bf16(259) -> 260.0
// CALL: @i33_bf16(514) -> 512.0
// CALL: @i33_bf16(2155872256) -> 2147483648.0
// CALL: @i33_bf16(-257) -> 8589934592.0
// CALL-RANDOM: @i33_bf16(_) count=20 seed=3
// CALL: @i64_bf16(0) -> 0.0
// CALL: @i64_bf16(1) -> 1.0
// CALL: @i64_bf16(-1) -> 0x5f80
// CALL: @i64_bf16(-9223372036854775808) -> 0x5f00
// CALL: @i64_bf16(9223372036854775807) -> 0x5f00
// CALL: @i64_bf16(257) -> 256.0
// CALL: @i64_bf16(259) -> 260.0
// CALL: @i64_bf16(514) -> 512.0
// CALL: @i64_bf16(4629700416936869888) -> 0x5e80
// CALL: @i64_bf16(-257) -> 0x5f80
// CALL-RANDOM: @i64_bf16(_) count=20 seed=3
// CALL: @i65_bf16(0) -> 0.0
// CALL: @i65_bf16(1) -> 1.0
// CALL: @i65_bf16(-1) -> 0x6000
// CALL: @i65_bf16(-18446744073709551616) -> 0x5f80
// CALL: @i65_bf16(18446744073709551615) -> 0x5f80
// CALL: @i65_bf16(257) -> 256.0
// CALL: @i65_bf16(259) -> 260.0
// CALL: @i65_bf16(514) -> 512.0
// CALL: @i65_bf16(9259400833873739776) -> 0x5f00
// CALL: @i65_bf16(-257) -> 0x6000
// CALL-RANDOM: @i65_bf16(_) count=20 seed=3
// CALL: @i128_bf16(0) -> 0.0
// CALL: @i128_bf16(1) -> 1.0
// CALL: @i128_bf16(-1) -> inf
// CALL: @i128_bf16(-170141183460469231731687303715884105728) -> 0x7f00
// CALL: @i128_bf16(170141183460469231731687303715884105727) -> 0x7f00
// CALL: @i128_bf16(257) -> 256.0
// CALL: @i128_bf16(259) -> 260.0
// CALL: @i128_bf16(514) -> 512.0
// CALL: @i128_bf16(85402898729180844834069603623012139008) -> 0x7e80
// CALL: @i128_bf16(-257) -> inf
// CALL-RANDOM: @i128_bf16(_) count=20 seed=3
// CALL: @i1_f32(false) -> 0.0
// CALL: @i1_f32(true) -> 1.0
// CALL-RANDOM: @i1_f32(_) count=20 seed=3
// CALL: @i8_f32(0) -> 0.0
// CALL: @i8_f32(1) -> 1.0
// CALL: @i8_f32(-1) -> 255.0
// CALL: @i8_f32(-128) -> 128.0
// CALL: @i8_f32(127) -> 127.0
// CALL-RANDOM: @i8_f32(_) count=20 seed=3
// CALL: @i16_f32(0) -> 0.0
// CALL: @i16_f32(1) -> 1.0
// CALL: @i16_f32(-1) -> 65535.0
// CALL: @i16_f32(-32768) -> 32768.0
// CALL: @i16_f32(32767) -> 32767.0
// CALL-RANDOM: @i16_f32(_) count=20 seed=3
// CALL: @i24_f32(0) -> 0.0
// CALL: @i24_f32(1) -> 1.0
// CALL: @i24_f32(-1) -> 16777215.0
// CALL: @i24_f32(-8388608) -> 8388608.0
// CALL: @i24_f32(8388607) -> 8388607.0
// CALL-RANDOM: @i24_f32(_) count=20 seed=3
// CALL: @i32_f32(0) -> 0.0
// CALL: @i32_f32(1) -> 1.0
// CALL: @i32_f32(-1) -> 4294967296.0
// CALL: @i32_f32(-2147483648) -> 2147483648.0
// CALL: @i32_f32(2147483647) -> 2147483648.0
// CALL: @i32_f32(16777217) -> 16777216.0
// CALL: @i32_f32(16777219) -> 16777220.0
// CALL: @i32_f32(33554434) -> 33554432.0
// CALL: @i32_f32(1073741889) -> 1073741952.0
// CALL: @i32_f32(1073741888) -> 1073741824.0
// CALL: @i32_f32(-16777217) -> 4278190080.0
// CALL-RANDOM: @i32_f32(_) count=20 seed=3
// CALL: @i33_f32(0) -> 0.0
// CALL: @i33_f32(1) -> 1.0
// CALL: @i33_f32(-1) -> 8589934592.0
// CALL: @i33_f32(-4294967296) -> 4294967296.0
// CALL: @i33_f32(4294967295) -> 4294967296.0
// CALL: @i33_f32(16777217) -> 16777216.0
// CALL: @i33_f32(16777219) -> 16777220.0
// CALL: @i33_f32(33554434) -> 33554432.0
// CALL: @i33_f32(2147483777) -> 2147483904.0
// CALL: @i33_f32(2147483776) -> 2147483648.0
// CALL: @i33_f32(-16777217) -> 8573157376.0
// CALL-RANDOM: @i33_f32(_) count=20 seed=3
// CALL: @i64_f32(0) -> 0.0
// CALL: @i64_f32(1) -> 1.0
// CALL: @i64_f32(-1) -> 0x5f800000
// CALL: @i64_f32(-9223372036854775808) -> 0x5f000000
// CALL: @i64_f32(9223372036854775807) -> 0x5f000000
// CALL: @i64_f32(16777217) -> 16777216.0
// CALL: @i64_f32(16777219) -> 16777220.0
// CALL: @i64_f32(33554434) -> 33554432.0
// CALL: @i64_f32(4611686293305294849) -> 0x5e800001
// CALL: @i64_f32(4611686293305294848) -> 0x5e800000
// CALL: @i64_f32(-16777217) -> 0x5f800000
// CALL-RANDOM: @i64_f32(_) count=20 seed=3
// CALL: @i65_f32(0) -> 0.0
// CALL: @i65_f32(1) -> 1.0
// CALL: @i65_f32(-1) -> 0x60000000
// CALL: @i65_f32(-18446744073709551616) -> 0x5f800000
// CALL: @i65_f32(18446744073709551615) -> 0x5f800000
// CALL: @i65_f32(16777217) -> 16777216.0
// CALL: @i65_f32(16777219) -> 16777220.0
// CALL: @i65_f32(33554434) -> 33554432.0
// CALL: @i65_f32(9223372586610589697) -> 0x5f000001
// CALL: @i65_f32(9223372586610589696) -> 0x5f000000
// CALL: @i65_f32(-16777217) -> 0x60000000
// CALL-RANDOM: @i65_f32(_) count=20 seed=3
// CALL: @i128_f32(0) -> 0.0
// CALL: @i128_f32(1) -> 1.0
// CALL: @i128_f32(-1) -> inf
// CALL: @i128_f32(-170141183460469231731687303715884105728) -> 0x7f000000
// CALL: @i128_f32(170141183460469231731687303715884105727) -> 0x7f000000
// CALL: @i128_f32(16777217) -> 16777216.0
// CALL: @i128_f32(16777219) -> 16777220.0
// CALL: @i128_f32(33554434) -> 33554432.0
// CALL: @i128_f32(85070596800837016778761257844754874369) -> 0x7e800001
// CALL: @i128_f32(85070596800837016778761257844754874368) -> 0x7e800000
// CALL: @i128_f32(-16777217) -> inf
// CALL-RANDOM: @i128_f32(_) count=20 seed=3
// CALL: @i1_f64(false) -> 0.0
// CALL: @i1_f64(true) -> 1.0
// CALL-RANDOM: @i1_f64(_) count=20 seed=3
// CALL: @i8_f64(0) -> 0.0
// CALL: @i8_f64(1) -> 1.0
// CALL: @i8_f64(-1) -> 255.0
// CALL: @i8_f64(-128) -> 128.0
// CALL: @i8_f64(127) -> 127.0
// CALL-RANDOM: @i8_f64(_) count=20 seed=3
// CALL: @i16_f64(0) -> 0.0
// CALL: @i16_f64(1) -> 1.0
// CALL: @i16_f64(-1) -> 65535.0
// CALL: @i16_f64(-32768) -> 32768.0
// CALL: @i16_f64(32767) -> 32767.0
// CALL-RANDOM: @i16_f64(_) count=20 seed=3
// CALL: @i24_f64(0) -> 0.0
// CALL: @i24_f64(1) -> 1.0
// CALL: @i24_f64(-1) -> 16777215.0
// CALL: @i24_f64(-8388608) -> 8388608.0
// CALL: @i24_f64(8388607) -> 8388607.0
// CALL-RANDOM: @i24_f64(_) count=20 seed=3
// CALL: @i32_f64(0) -> 0.0
// CALL: @i32_f64(1) -> 1.0
// CALL: @i32_f64(-1) -> 4294967295.0
// CALL: @i32_f64(-2147483648) -> 2147483648.0
// CALL: @i32_f64(2147483647) -> 2147483647.0
// CALL-RANDOM: @i32_f64(_) count=20 seed=3
// CALL: @i33_f64(0) -> 0.0
// CALL: @i33_f64(1) -> 1.0
// CALL: @i33_f64(-1) -> 8589934591.0
// CALL: @i33_f64(-4294967296) -> 4294967296.0
// CALL: @i33_f64(4294967295) -> 4294967295.0
// CALL-RANDOM: @i33_f64(_) count=20 seed=3
// CALL: @i64_f64(0) -> 0.0
// CALL: @i64_f64(1) -> 1.0
// CALL: @i64_f64(-1) -> 0x43f0000000000000
// CALL: @i64_f64(-9223372036854775808) -> 0x43e0000000000000
// CALL: @i64_f64(9223372036854775807) -> 0x43e0000000000000
// CALL: @i64_f64(9007199254740993) -> 0x4340000000000000
// CALL: @i64_f64(9007199254740995) -> 0x4340000000000002
// CALL: @i64_f64(18014398509481986) -> 0x4350000000000000
// CALL: @i64_f64(4611686018427388417) -> 0x43d0000000000001
// CALL: @i64_f64(4611686018427388416) -> 0x43d0000000000000
// CALL: @i64_f64(-9007199254740993) -> 0x43effc0000000000
// CALL-RANDOM: @i64_f64(_) count=20 seed=3
// CALL: @i65_f64(0) -> 0.0
// CALL: @i65_f64(1) -> 1.0
// CALL: @i65_f64(-1) -> 0x4400000000000000
// CALL: @i65_f64(-18446744073709551616) -> 0x43f0000000000000
// CALL: @i65_f64(18446744073709551615) -> 0x43f0000000000000
// CALL: @i65_f64(9007199254740993) -> 0x4340000000000000
// CALL: @i65_f64(9007199254740995) -> 0x4340000000000002
// CALL: @i65_f64(18014398509481986) -> 0x4350000000000000
// CALL: @i65_f64(9223372036854776833) -> 0x43e0000000000001
// CALL: @i65_f64(9223372036854776832) -> 0x43e0000000000000
// CALL: @i65_f64(-9007199254740993) -> 0x43fffe0000000000
// CALL-RANDOM: @i65_f64(_) count=20 seed=3
// CALL: @i128_f64(0) -> 0.0
// CALL: @i128_f64(1) -> 1.0
// CALL: @i128_f64(-1) -> 0x47f0000000000000
// CALL: @i128_f64(-170141183460469231731687303715884105728) -> 0x47e0000000000000
// CALL: @i128_f64(170141183460469231731687303715884105727) -> 0x47e0000000000000
// CALL: @i128_f64(9007199254740993) -> 0x4340000000000000
// CALL: @i128_f64(9007199254740995) -> 0x4340000000000002
// CALL: @i128_f64(18014398509481986) -> 0x4350000000000000
// CALL: @i128_f64(85070591730234625310576617597232480257) -> 0x47d0000000000001
// CALL: @i128_f64(85070591730234625310576617597232480256) -> 0x47d0000000000000
// CALL: @i128_f64(-9007199254740993) -> 0x47f0000000000000
// CALL-RANDOM: @i128_f64(_) count=20 seed=3
// CALL: @v2([-1, 0, 7, -32768]) -> [65535.0, 0.0, 7.0, 32768.0]
// CALL: @v0([-128]) -> [128.0]
// CALL-RANDOM: @v2(_) count=30 seed=3
