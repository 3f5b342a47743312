// RUN: %check %s
// CLAUSE: TYPE-FP-06
// The same bits are other numbers in other formats: f8E4M3FN has no infinity and goes on to 448, f8E4M3 ends at 240.
func.func @finite(%x: f8E4M3FN) -> f32 {
  %r = arith.extf %x : f8E4M3FN to f32
  return %r : f32
}
func.func @infinite(%x: f8E4M3) -> f32 {
  %r = arith.extf %x : f8E4M3 to f32
  return %r : f32
}
// CALL: @finite(0x77) -> 240.0
// CALL: @finite(0x78) -> 256.0
// CALL: @finite(0x7e) -> 448.0
// CALL: @finite(0xfe) -> -448.0
// CALL: @finite(nan) -> nan
// CALL: @finite(-0.0) -> -0.0
// CALL: @infinite(0x77) -> 240.0
// CALL: @infinite(0x78) -> inf
// CALL: @infinite(0xf8) -> -inf
// CALL: @infinite(-0.0) -> -0.0
// CALL: @infinite(nan) -> nan
// CALL-RANDOM: @infinite count=40 seed=11
