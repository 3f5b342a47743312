// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.uitofp: correctly rounded once; ties to even; too large for a small format is infinity.
func.func @i1_f80(%a: i1) -> f80 {
  %r = arith.uitofp %a : i1 to f80
  return %r : f80
}
func.func @i8_f80(%a: i8) -> f80 {
  %r = arith.uitofp %a : i8 to f80
  return %r : f80
}
func.func @i16_f80(%a: i16) -> f80 {
  %r = arith.uitofp %a : i16 to f80
  return %r : f80
}
func.func @i24_f80(%a: i24) -> f80 {
  %r = arith.uitofp %a : i24 to f80
  return %r : f80
}
func.func @i32_f80(%a: i32) -> f80 {
  %r = arith.uitofp %a : i32 to f80
  return %r : f80
}
func.func @i33_f80(%a: i33) -> f80 {
  %r = arith.uitofp %a : i33 to f80
  return %r : f80
}
func.func @i64_f80(%a: i64) -> f80 {
  %r = arith.uitofp %a : i64 to f80
  return %r : f80
}
func.func @i65_f80(%a: i65) -> f80 {
  %r = arith.uitofp %a : i65 to f80
  return %r : f80
}
func.func @i128_f80(%a: i128) -> f80 {
  %r = arith.uitofp %a : i128 to f80
  return %r : f80
}
func.func @i1_f128(%a: i1) -> f128 {
  %r = arith.uitofp %a : i1 to f128
  return %r : f128
}
func.func @i8_f128(%a: i8) -> f128 {
  %r = arith.uitofp %a : i8 to f128
  return %r : f128
}
func.func @i16_f128(%a: i16) -> f128 {
  %r = arith.uitofp %a : i16 to f128
  return %r : f128
}
func.func @i24_f128(%a: i24) -> f128 {
  %r = arith.uitofp %a : i24 to f128
  return %r : f128
}
func.func @i32_f128(%a: i32) -> f128 {
  %r = arith.uitofp %a : i32 to f128
  return %r : f128
}
func.func @i33_f128(%a: i33) -> f128 {
  %r = arith.uitofp %a : i33 to f128
  return %r : f128
}
func.func @i64_f128(%a: i64) -> f128 {
  %r = arith.uitofp %a : i64 to f128
  return %r : f128
}
func.func @i65_f128(%a: i65) -> f128 {
  %r = arith.uitofp %a : i65 to f128
  return %r : f128
}
func.func @i128_f128(%a: i128) -> f128 {
  %r = arith.uitofp %a : i128 to f128
  return %r : f128
}
// CALL: @i1_f80(false) -> 0.0
// CALL: @i1_f80(true) -> 1.0
// CALL-RANDOM: @i1_f80(_) count=20 seed=3
// CALL: @i8_f80(0) -> 0.0
// CALL: @i8_f80(1) -> 1.0
// CALL: @i8_f80(-1) -> 255.0
// CALL: @i8_f80(-128) -> 128.0
// CALL: @i8_f80(127) -> 127.0
// CALL-RANDOM: @i8_f80(_) count=20 seed=3
// CALL: @i16_f80(0) -> 0.0
// CALL: @i16_f80(1) -> 1.0
// CALL: @i16_f80(-1) -> 65535.0
// CALL: @i16_f80(-32768) -> 32768.0
// CALL: @i16_f80(32767) -> 32767.0
// CALL-RANDOM: @i16_f80(_) count=20 seed=3
// CALL: @i24_f80(0) -> 0.0
// CALL: @i24_f80(1) -> 1.0
// CALL: @i24_f80(-1) -> 16777215.0
// CALL: @i24_f80(-8388608) -> 8388608.0
// CALL: @i24_f80(8388607) -> 8388607.0
// CALL-RANDOM: @i24_f80(_) count=20 seed=3
// CALL: @i32_f80(0) -> 0.0
// CALL: @i32_f80(1) -> 1.0
// CALL: @i32_f80(-1) -> 4294967295.0
// CALL: @i32_f80(-2147483648) -> 2147483648.0
// CALL: @i32_f80(2147483647) -> 2147483647.0
// CALL-RANDOM: @i32_f80(_) count=20 seed=3
// CALL: @i33_f80(0) -> 0.0
// CALL: @i33_f80(1) -> 1.0
// CALL: @i33_f80(-1) -> 8589934591.0
// CALL: @i33_f80(-4294967296) -> 4294967296.0
// CALL: @i33_f80(4294967295) -> 4294967295.0
// CALL-RANDOM: @i33_f80(_) count=20 seed=3
// CALL: @i64_f80(0) -> 0.0
// CALL: @i64_f80(1) -> 1.0
// CALL: @i64_f80(-1) -> 0x403effffffffffffffff
// CALL: @i64_f80(-9223372036854775808) -> 0x403e8000000000000000
// CALL: @i64_f80(9223372036854775807) -> 0x403dfffffffffffffffe
// CALL-RANDOM: @i64_f80(_) count=20 seed=3
// CALL: @i65_f80(0) -> 0.0
// CALL: @i65_f80(1) -> 1.0
// CALL: @i65_f80(-1) -> 0x40408000000000000000
// CALL: @i65_f80(-18446744073709551616) -> 0x403f8000000000000000
// CALL: @i65_f80(18446744073709551615) -> 0x403effffffffffffffff
// CALL-RANDOM: @i65_f80(_) count=20 seed=3
// CALL: @i128_f80(0) -> 0.0
// CALL: @i128_f80(1) -> 1.0
// CALL: @i128_f80(-1) -> 0x407f8000000000000000
// CALL: @i128_f80(-170141183460469231731687303715884105728) -> 0x407e8000000000000000
// CALL: @i128_f80(170141183460469231731687303715884105727) -> 0x407e8000000000000000
// CALL: @i128_f80(18446744073709551617) -> 0x403f8000000000000000
// CALL: @i128_f80(18446744073709551619) -> 0x403f8000000000000002
// CALL: @i128_f80(36893488147419103234) -> 0x40408000000000000000
// CALL: @i128_f80(85070591730234615870455337876369440769) -> 0x407d8000000000000001
// CALL: @i128_f80(85070591730234615870455337876369440768) -> 0x407d8000000000000000
// CALL: @i128_f80(-18446744073709551617) -> 0x407effffffffffffffff
// CALL-RANDOM: @i128_f80(_) count=20 seed=3
// CALL: @i1_f128(false) -> 0.0
// CALL: @i1_f128(true) -> 1.0
// CALL-RANDOM: @i1_f128(_) count=20 seed=3
// CALL: @i8_f128(0) -> 0.0
// CALL: @i8_f128(1) -> 1.0
// CALL: @i8_f128(-1) -> 255.0
// CALL: @i8_f128(-128) -> 128.0
// CALL: @i8_f128(127) -> 127.0
// CALL-RANDOM: @i8_f128(_) count=20 seed=3
// CALL: @i16_f128(0) -> 0.0
// CALL: @i16_f128(1) -> 1.0
// CALL: @i16_f128(-1) -> 65535.0
// CALL: @i16_f128(-32768) -> 32768.0
// CALL: @i16_f128(32767) -> 32767.0
// CALL-RANDOM: @i16_f128(_) count=20 seed=3
// CALL: @i24_f128(0) -> 0.0
// CALL: @i24_f128(1) -> 1.0
// CALL: @i24_f128(-1) -> 16777215.0
// CALL: @i24_f128(-8388608) -> 8388608.0
// CALL: @i24_f128(8388607) -> 8388607.0
// CALL-RANDOM: @i24_f128(_) count=20 seed=3
// CALL: @i32_f128(0) -> 0.0
// CALL: @i32_f128(1) -> 1.0
// CALL: @i32_f128(-1) -> 4294967295.0
// CALL: @i32_f128(-2147483648) -> 2147483648.0
// CALL: @i32_f128(2147483647) -> 2147483647.0
// CALL-RANDOM: @i32_f128(_) count=20 seed=3
// CALL: @i33_f128(0) -> 0.0
// CALL: @i33_f128(1) -> 1.0
// CALL: @i33_f128(-1) -> 8589934591.0
// CALL: @i33_f128(-4294967296) -> 4294967296.0
// CALL: @i33_f128(4294967295) -> 4294967295.0
// CALL-RANDOM: @i33_f128(_) count=20 seed=3
// CALL: @i64_f128(0) -> 0.0
// CALL: @i64_f128(1) -> 1.0
// CALL: @i64_f128(-1) -> 0x403efffffffffffffffe000000000000
// CALL: @i64_f128(-9223372036854775808) -> 0x403e0000000000000000000000000000
// CALL: @i64_f128(9223372036854775807) -> 0x403dfffffffffffffffc000000000000
// CALL-RANDOM: @i64_f128(_) count=20 seed=3
// CALL: @i65_f128(0) -> 0.0
// CALL: @i65_f128(1) -> 1.0
// CALL: @i65_f128(-1) -> 0x403fffffffffffffffff000000000000
// CALL: @i65_f128(-18446744073709551616) -> 0x403f0000000000000000000000000000
// CALL: @i65_f128(18446744073709551615) -> 0x403efffffffffffffffe000000000000
// CALL-RANDOM: @i65_f128(_) count=20 seed=3
// CALL: @i128_f128(0) -> 0.0
// CALL: @i128_f128(1) -> 1.0
// CALL: @i128_f128(-1) -> 0x407f0000000000000000000000000000
// CALL: @i128_f128(-170141183460469231731687303715884105728) -> 0x407e0000000000000000000000000000
// CALL: @i128_f128(170141183460469231731687303715884105727) -> 0x407e0000000000000000000000000000
// CALL: @i128_f128(10384593717069655257060992658440193) -> 0x40700000000000000000000000000000
// CALL: @i128_f128(10384593717069655257060992658440195) -> 0x40700000000000000000000000000002
// CALL: @i128_f128(20769187434139310514121985316880386) -> 0x40710000000000000000000000000000
// CALL: @i128_f128(85070591730234615865843651857942061057) -> 0x407d0000000000000000000000000001
// CALL: @i128_f128(85070591730234615865843651857942061056) -> 0x407d0000000000000000000000000000
// CALL: @i128_f128(-10384593717069655257060992658440193) -> 0x407efffc000000000000000000000000
// CALL-RANDOM: @i128_f128(_) count=20 seed=3
