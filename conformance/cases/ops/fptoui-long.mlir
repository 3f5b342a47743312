// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.fptoui truncates towards zero; only values whose truncation fits. Values between -1 and 0 give 0.
func.func @i1_f80(%a: f80) -> i1 {
  %r = arith.fptoui %a : f80 to i1
  return %r : i1
}
func.func @i8_f80(%a: f80) -> i8 {
  %r = arith.fptoui %a : f80 to i8
  return %r : i8
}
func.func @i16_f80(%a: f80) -> i16 {
  %r = arith.fptoui %a : f80 to i16
  return %r : i16
}
func.func @i24_f80(%a: f80) -> i24 {
  %r = arith.fptoui %a : f80 to i24
  return %r : i24
}
func.func @i32_f80(%a: f80) -> i32 {
  %r = arith.fptoui %a : f80 to i32
  return %r : i32
}
func.func @i33_f80(%a: f80) -> i33 {
  %r = arith.fptoui %a : f80 to i33
  return %r : i33
}
func.func @i64_f80(%a: f80) -> i64 {
  %r = arith.fptoui %a : f80 to i64
  return %r : i64
}
func.func @i65_f80(%a: f80) -> i65 {
  %r = arith.fptoui %a : f80 to i65
  return %r : i65
}
func.func @i128_f80(%a: f80) -> i128 {
  %r = arith.fptoui %a : f80 to i128
  return %r : i128
}
func.func @i1_f128(%a: f128) -> i1 {
  %r = arith.fptoui %a : f128 to i1
  return %r : i1
}
func.func @i8_f128(%a: f128) -> i8 {
  %r = arith.fptoui %a : f128 to i8
  return %r : i8
}
func.func @i16_f128(%a: f128) -> i16 {
  %r = arith.fptoui %a : f128 to i16
  return %r : i16
}
func.func @i24_f128(%a: f128) -> i24 {
  %r = arith.fptoui %a : f128 to i24
  return %r : i24
}
func.func @i32_f128(%a: f128) -> i32 {
  %r = arith.fptoui %a : f128 to i32
  return %r : i32
}
func.func @i33_f128(%a: f128) -> i33 {
  %r = arith.fptoui %a : f128 to i33
  return %r : i33
}
func.func @i64_f128(%a: f128) -> i64 {
  %r = arith.fptoui %a : f128 to i64
  return %r : i64
}
func.func @i65_f128(%a: f128) -> i65 {
  %r = arith.fptoui %a : f128 to i65
  return %r : i65
}
func.func @i128_f128(%a: f128) -> i128 {
  %r = arith.fptoui %a : f128 to i128
  return %r : i128
}
// CALL: @i1_f80(0.0) -> false
// CALL: @i1_f80(-0.0) -> false
// CALL: @i1_f80(0.5) -> false
// CALL: @i1_f80(-0.75) -> false
// CALL: @i1_f80(1.75) -> true
// CALL: @i1_f80(1.0) -> true
// CALL: @i1_f80(0x1) -> false
// CALL: @i1_f80(0x80000000000000000001) -> false
// CALL: @i1_f80(0x3ffdaaaaaaaaaaaaaaab) -> false
// CALL: @i8_f80(0.0) -> 0
// CALL: @i8_f80(-0.0) -> 0
// CALL: @i8_f80(0.5) -> 0
// CALL: @i8_f80(-0.75) -> 0
// CALL: @i8_f80(1.75) -> 1
// CALL: @i8_f80(100.0) -> 100
// CALL: @i8_f80(255.0) -> -1
// CALL: @i8_f80(255.75) -> -1
// CALL: @i8_f80(0x1) -> 0
// CALL: @i8_f80(0x80000000000000000001) -> 0
// CALL: @i8_f80(85.0) -> 85
// CALL: @i16_f80(0.0) -> 0
// CALL: @i16_f80(-0.0) -> 0
// CALL: @i16_f80(0.5) -> 0
// CALL: @i16_f80(-0.75) -> 0
// CALL: @i16_f80(1.75) -> 1
// CALL: @i16_f80(100.0) -> 100
// CALL: @i16_f80(65535.0) -> -1
// CALL: @i16_f80(65535.75) -> -1
// CALL: @i16_f80(0x1) -> 0
// CALL: @i16_f80(0x80000000000000000001) -> 0
// CALL: @i16_f80(21845.0) -> 21845
// CALL: @i16_f80(0x4009dc72492492492492) -> 1763
// CALL: @i24_f80(0.0) -> 0
// CALL: @i24_f80(-0.0) -> 0
// CALL: @i24_f80(0.5) -> 0
// CALL: @i24_f80(-0.75) -> 0
// CALL: @i24_f80(1.75) -> 1
// CALL: @i24_f80(100.0) -> 100
// CALL: @i24_f80(16777215.0) -> -1
// CALL: @i24_f80(16777215.75) -> -1
// CALL: @i24_f80(0x1) -> 0
// CALL: @i24_f80(0x80000000000000000001) -> 0
// CALL: @i24_f80(5592405.0) -> 5592405
// CALL: @i24_f80(0x4009dc72492492492492) -> 1763
// CALL: @i32_f80(0.0) -> 0
// CALL: @i32_f80(-0.0) -> 0
// CALL: @i32_f80(0.5) -> 0
// CALL: @i32_f80(-0.75) -> 0
// CALL: @i32_f80(1.75) -> 1
// CALL: @i32_f80(100.0) -> 100
// CALL: @i32_f80(4294967295.0) -> -1
// CALL: @i32_f80(0x401effffffffc0000000) -> -1
// CALL: @i32_f80(0x1) -> 0
// CALL: @i32_f80(0x80000000000000000001) -> 0
// CALL: @i32_f80(1431655765.0) -> 1431655765
// CALL: @i32_f80(0x4009dc72492492492492) -> 1763
// CALL: @i33_f80(0.0) -> 0
// CALL: @i33_f80(-0.0) -> 0
// CALL: @i33_f80(0.5) -> 0
// CALL: @i33_f80(-0.75) -> 0
// CALL: @i33_f80(1.75) -> 1
// CALL: @i33_f80(100.0) -> 100
// CALL: @i33_f80(8589934591.0) -> -1
// CALL: @i33_f80(0x401fffffffffe0000000) -> -1
// CALL: @i33_f80(0x1) -> 0
// CALL: @i33_f80(0x80000000000000000001) -> 0
// CALL: @i33_f80(0x401eaaaaaaaa55555555) -> 2863311530
// CALL: @i33_f80(0x4009dc72492492492492) -> 1763
// CALL: @i64_f80(0.0) -> 0
// CALL: @i64_f80(-0.0) -> 0
// CALL: @i64_f80(0.5) -> 0
// CALL: @i64_f80(-0.75) -> 0
// CALL: @i64_f80(1.75) -> 1
// CALL: @i64_f80(100.0) -> 100
// CALL: @i64_f80(0x403effffffffffffffff) -> -1
// CALL: @i64_f80(0x1) -> 0
// CALL: @i64_f80(0x80000000000000000001) -> 0
// CALL: @i64_f80(0x403daaaaaaaaaaaaaaaa) -> 6148914691236517205
// CALL: @i64_f80(0x4009dc72492492492492) -> 1763
// CALL: @i65_f80(0.0) -> 0
// CALL: @i65_f80(-0.0) -> 0
// CALL: @i65_f80(0.5) -> 0
// CALL: @i65_f80(-0.75) -> 0
// CALL: @i65_f80(1.75) -> 1
// CALL: @i65_f80(100.0) -> 100
// CALL: @i65_f80(0x403fffffffffffffffff) -> -2
// CALL: @i65_f80(0x1) -> 0
// CALL: @i65_f80(0x80000000000000000001) -> 0
// CALL: @i65_f80(0x403eaaaaaaaaaaaaaaaa) -> 12297829382473034410
// CALL: @i65_f80(0x4009dc72492492492492) -> 1763
// CALL: @i128_f80(0.0) -> 0
// CALL: @i128_f80(-0.0) -> 0
// CALL: @i128_f80(0.5) -> 0
// CALL: @i128_f80(-0.75) -> 0
// CALL: @i128_f80(1.75) -> 1
// CALL: @i128_f80(100.0) -> 100
// CALL: @i128_f80(0x407effffffffffffffff) -> -18446744073709551616
// CALL: @i128_f80(0x1) -> 0
// CALL: @i128_f80(0x80000000000000000001) -> 0
// CALL: @i128_f80(0x407daaaaaaaaaaaaaaab) -> 113427455640312821157532659822874329088
// CALL: @i128_f80(0x4009dc72492492492492) -> 1763
// CALL: @i1_f128(0.0) -> false
// CALL: @i1_f128(-0.0) -> false
// CALL: @i1_f128(0.5) -> false
// CALL: @i1_f128(-0.75) -> false
// CALL: @i1_f128(1.75) -> true
// CALL: @i1_f128(1.0) -> true
// CALL: @i1_f128(0x1) -> false
// CALL: @i1_f128(0x80000000000000000000000000000001) -> false
// CALL: @i1_f128(0x3ffd5555555555555555555555555555) -> false
// CALL: @i8_f128(0.0) -> 0
// CALL: @i8_f128(-0.0) -> 0
// CALL: @i8_f128(0.5) -> 0
// CALL: @i8_f128(-0.75) -> 0
// CALL: @i8_f128(1.75) -> 1
// CALL: @i8_f128(100.0) -> 100
// CALL: @i8_f128(255.0) -> -1
// CALL: @i8_f128(255.75) -> -1
// CALL: @i8_f128(0x1) -> 0
// CALL: @i8_f128(0x80000000000000000000000000000001) -> 0
// CALL: @i8_f128(85.0) -> 85
// CALL: @i16_f128(0.0) -> 0
// CALL: @i16_f128(-0.0) -> 0
// CALL: @i16_f128(0.5) -> 0
// CALL: @i16_f128(-0.75) -> 0
// CALL: @i16_f128(1.75) -> 1
// CALL: @i16_f128(100.0) -> 100
// CALL: @i16_f128(65535.0) -> -1
// CALL: @i16_f128(65535.75) -> -1
// CALL: @i16_f128(0x1) -> 0
// CALL: @i16_f128(0x80000000000000000000000000000001) -> 0
// CALL: @i16_f128(21845.0) -> 21845
// CALL: @i16_f128(0x4009b8e4924924924924924924924925) -> 1763
// CALL: @i24_f128(0.0) -> 0
// CALL: @i24_f128(-0.0) -> 0
// CALL: @i24_f128(0.5) -> 0
// CALL: @i24_f128(-0.75) -> 0
// CALL: @i24_f128(1.75) -> 1
// CALL: @i24_f128(100.0) -> 100
// CALL: @i24_f128(16777215.0) -> -1
// CALL: @i24_f128(16777215.75) -> -1
// CALL: @i24_f128(0x1) -> 0
// CALL: @i24_f128(0x80000000000000000000000000000001) -> 0
// CALL: @i24_f128(5592405.0) -> 5592405
// CALL: @i24_f128(0x4009b8e4924924924924924924924925) -> 1763
// CALL: @i32_f128(0.0) -> 0
// CALL: @i32_f128(-0.0) -> 0
// CALL: @i32_f128(0.5) -> 0
// CALL: @i32_f128(-0.75) -> 0
// CALL: @i32_f128(1.75) -> 1
// CALL: @i32_f128(100.0) -> 100
// CALL: @i32_f128(4294967295.0) -> -1
// CALL: @i32_f128(0x401effffffff80000000000000000000) -> -1
// CALL: @i32_f128(0x1) -> 0
// CALL: @i32_f128(0x80000000000000000000000000000001) -> 0
// CALL: @i32_f128(1431655765.0) -> 1431655765
// CALL: @i32_f128(0x4009b8e4924924924924924924924925) -> 1763
// CALL: @i33_f128(0.0) -> 0
// CALL: @i33_f128(-0.0) -> 0
// CALL: @i33_f128(0.5) -> 0
// CALL: @i33_f128(-0.75) -> 0
// CALL: @i33_f128(1.75) -> 1
// CALL: @i33_f128(100.0) -> 100
// CALL: @i33_f128(8589934591.0) -> -1
// CALL: @i33_f128(0x401fffffffffc0000000000000000000) -> -1
// CALL: @i33_f128(0x1) -> 0
// CALL: @i33_f128(0x80000000000000000000000000000001) -> 0
// CALL: @i33_f128(0x401e55555554aaaaaaaaaaaaaaaaaaab) -> 2863311530
// CALL: @i33_f128(0x4009b8e4924924924924924924924925) -> 1763
// CALL: @i64_f128(0.0) -> 0
// CALL: @i64_f128(-0.0) -> 0
// CALL: @i64_f128(0.5) -> 0
// CALL: @i64_f128(-0.75) -> 0
// CALL: @i64_f128(1.75) -> 1
// CALL: @i64_f128(100.0) -> 100
// CALL: @i64_f128(0x403efffffffffffffffe000000000000) -> -1
// CALL: @i64_f128(0x403effffffffffffffff800000000000) -> -1
// CALL: @i64_f128(0x1) -> 0
// CALL: @i64_f128(0x80000000000000000000000000000001) -> 0
// CALL: @i64_f128(0x403d5555555555555554000000000000) -> 6148914691236517205
// CALL: @i64_f128(0x4009b8e4924924924924924924924925) -> 1763
// CALL: @i65_f128(0.0) -> 0
// CALL: @i65_f128(-0.0) -> 0
// CALL: @i65_f128(0.5) -> 0
// CALL: @i65_f128(-0.75) -> 0
// CALL: @i65_f128(1.75) -> 1
// CALL: @i65_f128(100.0) -> 100
// CALL: @i65_f128(0x403fffffffffffffffff000000000000) -> -1
// CALL: @i65_f128(0x403fffffffffffffffffc00000000000) -> -1
// CALL: @i65_f128(0x1) -> 0
// CALL: @i65_f128(0x80000000000000000000000000000001) -> 0
// CALL: @i65_f128(0x403e5555555555555554aaaaaaaaaaab) -> 12297829382473034410
// CALL: @i65_f128(0x4009b8e4924924924924924924924925) -> 1763
// CALL: @i128_f128(0.0) -> 0
// CALL: @i128_f128(-0.0) -> 0
// CALL: @i128_f128(0.5) -> 0
// CALL: @i128_f128(-0.75) -> 0
// CALL: @i128_f128(1.75) -> 1
// CALL: @i128_f128(100.0) -> 100
// CALL: @i128_f128(0x407effffffffffffffffffffffffffff) -> -32768
// CALL: @i128_f128(0x1) -> 0
// CALL: @i128_f128(0x80000000000000000000000000000001) -> 0
// CALL: @i128_f128(0x407d5555555555555555555555555555) -> 113427455640312821154458202477256065024
// CALL: @i128_f128(0x4009b8e4924924924924924924924925) -> 1763
