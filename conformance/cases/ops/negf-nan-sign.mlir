// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.negf on a NaN that came from bits: only the sign bit changes, payload and quiet bit stay.
func.func @f32(%a: i32) -> i32 {
  %x = arith.bitcast %a : i32 to f32
  %n = arith.negf %x : f32
  %r = arith.bitcast %n : f32 to i32
  return %r : i32
}
func.func @f64(%a: i64) -> i64 {
  %x = arith.bitcast %a : i64 to f64
  %n = arith.negf %x : f64
  %r = arith.bitcast %n : f64 to i64
  return %r : i64
}
func.func @f16(%a: i16) -> i16 {
  %x = arith.bitcast %a : i16 to f16
  %n = arith.negf %x : f16
  %r = arith.bitcast %n : f16 to i16
  return %r : i16
}
func.func @bf16(%a: i16) -> i16 {
  %x = arith.bitcast %a : i16 to bf16
  %n = arith.negf %x : bf16
  %r = arith.bitcast %n : bf16 to i16
  return %r : i16
}
// CALL: @f32(0x7fc00001) -> 0xffc00001
// CALL: @f32(0xffc12345) -> 0x7fc12345
// CALL: @f32(0x7f800000) -> 0xff800000
// CALL: @f32(0x80000000) -> 0
// CALL-RANDOM: @f32(_) count=30 seed=6
// CALL: @f64(0x7ff8000000000001) -> 0xfff8000000000001
// CALL: @f64(0xfff8000000abcdef) -> 0x7ff8000000abcdef
// CALL: @f64(0x7ff0000000000000) -> 0xfff0000000000000
// CALL: @f64(0x8000000000000000) -> 0
// CALL-RANDOM: @f64(_) count=30 seed=6
// CALL: @f16(0x7e01) -> 0xfe01
// CALL: @f16(0xfe55) -> 0x7e55
// CALL: @f16(0x7c00) -> 0xfc00
// CALL: @f16(0x8000) -> 0
// CALL-RANDOM: @f16(_) count=30 seed=6
// CALL: @bf16(0x7fc1) -> 0xffc1
// CALL: @bf16(0xffc5) -> 0x7fc5
// CALL: @bf16(0x7f80) -> 0xff80
// CALL: @bf16(0x8000) -> 0
// CALL-RANDOM: @bf16(_) count=30 seed=6
