// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.extf and arith.truncf between floats of 8 bits and less and wider ones, every pattern and every tie.
func.func @from_f8E5M2(%x: f8E5M2) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f8E5M2 to f16
  %1 = arith.extf %x : f8E5M2 to bf16
  %2 = arith.extf %x : f8E5M2 to f32
  %3 = arith.extf %x : f8E5M2 to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f8E5M2(%x: f32, %y: f64, %z: f16) -> (f8E5M2, f8E5M2, f8E5M2) {
  %0 = arith.truncf %x : f32 to f8E5M2
  %1 = arith.truncf %y : f64 to f8E5M2
  %2 = arith.truncf %z : f16 to f8E5M2
  return %0, %1, %2 : f8E5M2, f8E5M2, f8E5M2
}
func.func @from_f8E4M3(%x: f8E4M3) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f8E4M3 to f16
  %1 = arith.extf %x : f8E4M3 to bf16
  %2 = arith.extf %x : f8E4M3 to f32
  %3 = arith.extf %x : f8E4M3 to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f8E4M3(%x: f32, %y: f64, %z: f16) -> (f8E4M3, f8E4M3, f8E4M3) {
  %0 = arith.truncf %x : f32 to f8E4M3
  %1 = arith.truncf %y : f64 to f8E4M3
  %2 = arith.truncf %z : f16 to f8E4M3
  return %0, %1, %2 : f8E4M3, f8E4M3, f8E4M3
}
func.func @from_f8E4M3FN(%x: f8E4M3FN) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f8E4M3FN to f16
  %1 = arith.extf %x : f8E4M3FN to bf16
  %2 = arith.extf %x : f8E4M3FN to f32
  %3 = arith.extf %x : f8E4M3FN to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f8E4M3FN(%x: f32, %y: f64, %z: f16) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %0 = arith.truncf %x : f32 to f8E4M3FN
  %1 = arith.truncf %y : f64 to f8E4M3FN
  %2 = arith.truncf %z : f16 to f8E4M3FN
  return %0, %1, %2 : f8E4M3FN, f8E4M3FN, f8E4M3FN
}
func.func @from_f8E5M2FNUZ(%x: f8E5M2FNUZ) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f8E5M2FNUZ to f16
  %1 = arith.extf %x : f8E5M2FNUZ to bf16
  %2 = arith.extf %x : f8E5M2FNUZ to f32
  %3 = arith.extf %x : f8E5M2FNUZ to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f8E5M2FNUZ(%x: f32, %y: f64, %z: f16) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ) {
  %0 = arith.truncf %x : f32 to f8E5M2FNUZ
  %1 = arith.truncf %y : f64 to f8E5M2FNUZ
  %2 = arith.truncf %z : f16 to f8E5M2FNUZ
  return %0, %1, %2 : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ
}
func.func @from_f8E4M3FNUZ(%x: f8E4M3FNUZ) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f8E4M3FNUZ to f16
  %1 = arith.extf %x : f8E4M3FNUZ to bf16
  %2 = arith.extf %x : f8E4M3FNUZ to f32
  %3 = arith.extf %x : f8E4M3FNUZ to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f8E4M3FNUZ(%x: f32, %y: f64, %z: f16) -> (f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ) {
  %0 = arith.truncf %x : f32 to f8E4M3FNUZ
  %1 = arith.truncf %y : f64 to f8E4M3FNUZ
  %2 = arith.truncf %z : f16 to f8E4M3FNUZ
  return %0, %1, %2 : f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ
}
func.func @from_f8E4M3B11FNUZ(%x: f8E4M3B11FNUZ) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f8E4M3B11FNUZ to f16
  %1 = arith.extf %x : f8E4M3B11FNUZ to bf16
  %2 = arith.extf %x : f8E4M3B11FNUZ to f32
  %3 = arith.extf %x : f8E4M3B11FNUZ to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f8E4M3B11FNUZ(%x: f32, %y: f64, %z: f16) -> (f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ) {
  %0 = arith.truncf %x : f32 to f8E4M3B11FNUZ
  %1 = arith.truncf %y : f64 to f8E4M3B11FNUZ
  %2 = arith.truncf %z : f16 to f8E4M3B11FNUZ
  return %0, %1, %2 : f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ
}
func.func @from_f8E3M4(%x: f8E3M4) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f8E3M4 to f16
  %1 = arith.extf %x : f8E3M4 to bf16
  %2 = arith.extf %x : f8E3M4 to f32
  %3 = arith.extf %x : f8E3M4 to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f8E3M4(%x: f32, %y: f64, %z: f16) -> (f8E3M4, f8E3M4, f8E3M4) {
  %0 = arith.truncf %x : f32 to f8E3M4
  %1 = arith.truncf %y : f64 to f8E3M4
  %2 = arith.truncf %z : f16 to f8E3M4
  return %0, %1, %2 : f8E3M4, f8E3M4, f8E3M4
}
func.func @from_f8E8M0FNU(%x: f8E8M0FNU) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f8E8M0FNU to f16
  %1 = arith.extf %x : f8E8M0FNU to bf16
  %2 = arith.extf %x : f8E8M0FNU to f32
  %3 = arith.extf %x : f8E8M0FNU to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f8E8M0FNU(%x: f32, %y: f64, %z: f16) -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.truncf %x : f32 to f8E8M0FNU
  %1 = arith.truncf %y : f64 to f8E8M0FNU
  %2 = arith.truncf %z : f16 to f8E8M0FNU
  return %0, %1, %2 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
}
func.func @from_f6E2M3FN(%x: f6E2M3FN) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f6E2M3FN to f16
  %1 = arith.extf %x : f6E2M3FN to bf16
  %2 = arith.extf %x : f6E2M3FN to f32
  %3 = arith.extf %x : f6E2M3FN to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f6E2M3FN(%x: f32, %y: f64, %z: f16) -> (f6E2M3FN, f6E2M3FN, f6E2M3FN) {
  %0 = arith.truncf %x : f32 to f6E2M3FN
  %1 = arith.truncf %y : f64 to f6E2M3FN
  %2 = arith.truncf %z : f16 to f6E2M3FN
  return %0, %1, %2 : f6E2M3FN, f6E2M3FN, f6E2M3FN
}
func.func @from_f6E3M2FN(%x: f6E3M2FN) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f6E3M2FN to f16
  %1 = arith.extf %x : f6E3M2FN to bf16
  %2 = arith.extf %x : f6E3M2FN to f32
  %3 = arith.extf %x : f6E3M2FN to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f6E3M2FN(%x: f32, %y: f64, %z: f16) -> (f6E3M2FN, f6E3M2FN, f6E3M2FN) {
  %0 = arith.truncf %x : f32 to f6E3M2FN
  %1 = arith.truncf %y : f64 to f6E3M2FN
  %2 = arith.truncf %z : f16 to f6E3M2FN
  return %0, %1, %2 : f6E3M2FN, f6E3M2FN, f6E3M2FN
}
func.func @from_f4E2M1FN(%x: f4E2M1FN) -> (f16, bf16, f32, f64) {
  %0 = arith.extf %x : f4E2M1FN to f16
  %1 = arith.extf %x : f4E2M1FN to bf16
  %2 = arith.extf %x : f4E2M1FN to f32
  %3 = arith.extf %x : f4E2M1FN to f64
  return %0, %1, %2, %3 : f16, bf16, f32, f64
}
func.func @to_f4E2M1FN(%x: f32, %y: f64, %z: f16) -> (f4E2M1FN, f4E2M1FN, f4E2M1FN) {
  %0 = arith.truncf %x : f32 to f4E2M1FN
  %1 = arith.truncf %y : f64 to f4E2M1FN
  %2 = arith.truncf %z : f16 to f4E2M1FN
  return %0, %1, %2 : f4E2M1FN, f4E2M1FN, f4E2M1FN
}
// CALL-RANDOM: @from_f8E5M2 count=120 seed=1
// CALL-RANDOM: @to_f8E5M2 count=40 seed=1
// CALL-RANDOM: @to_f8E5M2(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f8E5M2(0.0, 0.0, 0.0)
// CALL: @to_f8E5M2(-0.0, -0.0, -0.0)
// CALL: @to_f8E5M2(inf, inf, inf)
// CALL: @to_f8E5M2(-inf, -inf, -inf)
// CALL: @to_f8E5M2(nan, nan, nan)
// CALL: @to_f8E5M2(448.0, 448.0, 448.0)
// CALL: @to_f8E5M2(464.0, 464.0, 464.0)
// CALL: @to_f8E5M2(57344.0, 57344.0, 57344.0)
// CALL: @to_f8E5M2(61440.0, 61440.0, 61440.0)
// CALL: @to_f8E5M2(240.0, 240.0, 240.0)
// CALL: @to_f8E5M2(-248.0, -248.0, -248.0)
// CALL: @to_f8E5M2(1.25, 1.25, 1.25)
// CALL: @to_f8E5M2(1.75, 1.75, 1.75)
// CALL: @to_f8E5M2(2.5, 2.5, 2.5)
// CALL: @to_f8E5M2(5.0, 5.0, 5.0)
// CALL: @to_f8E5M2(7.0, 7.0, 7.0)
// CALL: @to_f8E5M2(-7.0, -7.0, -7.0)
// CALL: @to_f8E5M2(0.25, 0.25, 0.25)
// CALL: @to_f8E5M2(0.75, 0.75, 0.75)
// CALL: @to_f8E5M2(0.03125, 0.03125, 0.03125)
// CALL: @to_f8E5M2(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f8E4M3 count=120 seed=1
// CALL-RANDOM: @to_f8E4M3 count=40 seed=1
// CALL-RANDOM: @to_f8E4M3(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f8E4M3(0.0, 0.0, 0.0)
// CALL: @to_f8E4M3(-0.0, -0.0, -0.0)
// CALL: @to_f8E4M3(inf, inf, inf)
// CALL: @to_f8E4M3(-inf, -inf, -inf)
// CALL: @to_f8E4M3(nan, nan, nan)
// CALL: @to_f8E4M3(448.0, 448.0, 448.0)
// CALL: @to_f8E4M3(464.0, 464.0, 464.0)
// CALL: @to_f8E4M3(57344.0, 57344.0, 57344.0)
// CALL: @to_f8E4M3(61440.0, 61440.0, 61440.0)
// CALL: @to_f8E4M3(240.0, 240.0, 240.0)
// CALL: @to_f8E4M3(-248.0, -248.0, -248.0)
// CALL: @to_f8E4M3(1.25, 1.25, 1.25)
// CALL: @to_f8E4M3(1.75, 1.75, 1.75)
// CALL: @to_f8E4M3(2.5, 2.5, 2.5)
// CALL: @to_f8E4M3(5.0, 5.0, 5.0)
// CALL: @to_f8E4M3(7.0, 7.0, 7.0)
// CALL: @to_f8E4M3(-7.0, -7.0, -7.0)
// CALL: @to_f8E4M3(0.25, 0.25, 0.25)
// CALL: @to_f8E4M3(0.75, 0.75, 0.75)
// CALL: @to_f8E4M3(0.03125, 0.03125, 0.03125)
// CALL: @to_f8E4M3(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f8E4M3FN count=120 seed=1
// CALL-RANDOM: @to_f8E4M3FN count=40 seed=1
// CALL-RANDOM: @to_f8E4M3FN(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f8E4M3FN(0.0, 0.0, 0.0)
// CALL: @to_f8E4M3FN(-0.0, -0.0, -0.0)
// CALL: @to_f8E4M3FN(inf, inf, inf)
// CALL: @to_f8E4M3FN(-inf, -inf, -inf)
// CALL: @to_f8E4M3FN(nan, nan, nan)
// CALL: @to_f8E4M3FN(448.0, 448.0, 448.0)
// CALL: @to_f8E4M3FN(464.0, 464.0, 464.0)
// CALL: @to_f8E4M3FN(57344.0, 57344.0, 57344.0)
// CALL: @to_f8E4M3FN(61440.0, 61440.0, 61440.0)
// CALL: @to_f8E4M3FN(240.0, 240.0, 240.0)
// CALL: @to_f8E4M3FN(-248.0, -248.0, -248.0)
// CALL: @to_f8E4M3FN(1.25, 1.25, 1.25)
// CALL: @to_f8E4M3FN(1.75, 1.75, 1.75)
// CALL: @to_f8E4M3FN(2.5, 2.5, 2.5)
// CALL: @to_f8E4M3FN(5.0, 5.0, 5.0)
// CALL: @to_f8E4M3FN(7.0, 7.0, 7.0)
// CALL: @to_f8E4M3FN(-7.0, -7.0, -7.0)
// CALL: @to_f8E4M3FN(0.25, 0.25, 0.25)
// CALL: @to_f8E4M3FN(0.75, 0.75, 0.75)
// CALL: @to_f8E4M3FN(0.03125, 0.03125, 0.03125)
// CALL: @to_f8E4M3FN(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f8E5M2FNUZ count=120 seed=1
// CALL-RANDOM: @to_f8E5M2FNUZ count=40 seed=1
// CALL-RANDOM: @to_f8E5M2FNUZ(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f8E5M2FNUZ(0.0, 0.0, 0.0)
// CALL: @to_f8E5M2FNUZ(-0.0, -0.0, -0.0)
// CALL: @to_f8E5M2FNUZ(inf, inf, inf)
// CALL: @to_f8E5M2FNUZ(-inf, -inf, -inf)
// CALL: @to_f8E5M2FNUZ(nan, nan, nan)
// CALL: @to_f8E5M2FNUZ(448.0, 448.0, 448.0)
// CALL: @to_f8E5M2FNUZ(464.0, 464.0, 464.0)
// CALL: @to_f8E5M2FNUZ(57344.0, 57344.0, 57344.0)
// CALL: @to_f8E5M2FNUZ(61440.0, 61440.0, 61440.0)
// CALL: @to_f8E5M2FNUZ(240.0, 240.0, 240.0)
// CALL: @to_f8E5M2FNUZ(-248.0, -248.0, -248.0)
// CALL: @to_f8E5M2FNUZ(1.25, 1.25, 1.25)
// CALL: @to_f8E5M2FNUZ(1.75, 1.75, 1.75)
// CALL: @to_f8E5M2FNUZ(2.5, 2.5, 2.5)
// CALL: @to_f8E5M2FNUZ(5.0, 5.0, 5.0)
// CALL: @to_f8E5M2FNUZ(7.0, 7.0, 7.0)
// CALL: @to_f8E5M2FNUZ(-7.0, -7.0, -7.0)
// CALL: @to_f8E5M2FNUZ(0.25, 0.25, 0.25)
// CALL: @to_f8E5M2FNUZ(0.75, 0.75, 0.75)
// CALL: @to_f8E5M2FNUZ(0.03125, 0.03125, 0.03125)
// CALL: @to_f8E5M2FNUZ(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f8E4M3FNUZ count=120 seed=1
// CALL-RANDOM: @to_f8E4M3FNUZ count=40 seed=1
// CALL-RANDOM: @to_f8E4M3FNUZ(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f8E4M3FNUZ(0.0, 0.0, 0.0)
// CALL: @to_f8E4M3FNUZ(-0.0, -0.0, -0.0)
// CALL: @to_f8E4M3FNUZ(inf, inf, inf)
// CALL: @to_f8E4M3FNUZ(-inf, -inf, -inf)
// CALL: @to_f8E4M3FNUZ(nan, nan, nan)
// CALL: @to_f8E4M3FNUZ(448.0, 448.0, 448.0)
// CALL: @to_f8E4M3FNUZ(464.0, 464.0, 464.0)
// CALL: @to_f8E4M3FNUZ(57344.0, 57344.0, 57344.0)
// CALL: @to_f8E4M3FNUZ(61440.0, 61440.0, 61440.0)
// CALL: @to_f8E4M3FNUZ(240.0, 240.0, 240.0)
// CALL: @to_f8E4M3FNUZ(-248.0, -248.0, -248.0)
// CALL: @to_f8E4M3FNUZ(1.25, 1.25, 1.25)
// CALL: @to_f8E4M3FNUZ(1.75, 1.75, 1.75)
// CALL: @to_f8E4M3FNUZ(2.5, 2.5, 2.5)
// CALL: @to_f8E4M3FNUZ(5.0, 5.0, 5.0)
// CALL: @to_f8E4M3FNUZ(7.0, 7.0, 7.0)
// CALL: @to_f8E4M3FNUZ(-7.0, -7.0, -7.0)
// CALL: @to_f8E4M3FNUZ(0.25, 0.25, 0.25)
// CALL: @to_f8E4M3FNUZ(0.75, 0.75, 0.75)
// CALL: @to_f8E4M3FNUZ(0.03125, 0.03125, 0.03125)
// CALL: @to_f8E4M3FNUZ(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f8E4M3B11FNUZ count=120 seed=1
// CALL-RANDOM: @to_f8E4M3B11FNUZ count=40 seed=1
// CALL-RANDOM: @to_f8E4M3B11FNUZ(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f8E4M3B11FNUZ(0.0, 0.0, 0.0)
// CALL: @to_f8E4M3B11FNUZ(-0.0, -0.0, -0.0)
// CALL: @to_f8E4M3B11FNUZ(inf, inf, inf)
// CALL: @to_f8E4M3B11FNUZ(-inf, -inf, -inf)
// CALL: @to_f8E4M3B11FNUZ(nan, nan, nan)
// CALL: @to_f8E4M3B11FNUZ(448.0, 448.0, 448.0)
// CALL: @to_f8E4M3B11FNUZ(464.0, 464.0, 464.0)
// CALL: @to_f8E4M3B11FNUZ(57344.0, 57344.0, 57344.0)
// CALL: @to_f8E4M3B11FNUZ(61440.0, 61440.0, 61440.0)
// CALL: @to_f8E4M3B11FNUZ(240.0, 240.0, 240.0)
// CALL: @to_f8E4M3B11FNUZ(-248.0, -248.0, -248.0)
// CALL: @to_f8E4M3B11FNUZ(1.25, 1.25, 1.25)
// CALL: @to_f8E4M3B11FNUZ(1.75, 1.75, 1.75)
// CALL: @to_f8E4M3B11FNUZ(2.5, 2.5, 2.5)
// CALL: @to_f8E4M3B11FNUZ(5.0, 5.0, 5.0)
// CALL: @to_f8E4M3B11FNUZ(7.0, 7.0, 7.0)
// CALL: @to_f8E4M3B11FNUZ(-7.0, -7.0, -7.0)
// CALL: @to_f8E4M3B11FNUZ(0.25, 0.25, 0.25)
// CALL: @to_f8E4M3B11FNUZ(0.75, 0.75, 0.75)
// CALL: @to_f8E4M3B11FNUZ(0.03125, 0.03125, 0.03125)
// CALL: @to_f8E4M3B11FNUZ(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f8E3M4 count=120 seed=1
// CALL-RANDOM: @to_f8E3M4 count=40 seed=1
// CALL-RANDOM: @to_f8E3M4(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f8E3M4(0.0, 0.0, 0.0)
// CALL: @to_f8E3M4(-0.0, -0.0, -0.0)
// CALL: @to_f8E3M4(inf, inf, inf)
// CALL: @to_f8E3M4(-inf, -inf, -inf)
// CALL: @to_f8E3M4(nan, nan, nan)
// CALL: @to_f8E3M4(448.0, 448.0, 448.0)
// CALL: @to_f8E3M4(464.0, 464.0, 464.0)
// CALL: @to_f8E3M4(57344.0, 57344.0, 57344.0)
// CALL: @to_f8E3M4(61440.0, 61440.0, 61440.0)
// CALL: @to_f8E3M4(240.0, 240.0, 240.0)
// CALL: @to_f8E3M4(-248.0, -248.0, -248.0)
// CALL: @to_f8E3M4(1.25, 1.25, 1.25)
// CALL: @to_f8E3M4(1.75, 1.75, 1.75)
// CALL: @to_f8E3M4(2.5, 2.5, 2.5)
// CALL: @to_f8E3M4(5.0, 5.0, 5.0)
// CALL: @to_f8E3M4(7.0, 7.0, 7.0)
// CALL: @to_f8E3M4(-7.0, -7.0, -7.0)
// CALL: @to_f8E3M4(0.25, 0.25, 0.25)
// CALL: @to_f8E3M4(0.75, 0.75, 0.75)
// CALL: @to_f8E3M4(0.03125, 0.03125, 0.03125)
// CALL: @to_f8E3M4(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f8E8M0FNU count=120 seed=1
// CALL-RANDOM: @to_f8E8M0FNU count=40 seed=1
// CALL-RANDOM: @to_f8E8M0FNU(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f8E8M0FNU(0.0, 0.0, 0.0)
// CALL: @to_f8E8M0FNU(-0.0, -0.0, -0.0)
// CALL: @to_f8E8M0FNU(inf, inf, inf)
// CALL: @to_f8E8M0FNU(-inf, -inf, -inf)
// CALL: @to_f8E8M0FNU(nan, nan, nan)
// CALL: @to_f8E8M0FNU(448.0, 448.0, 448.0)
// CALL: @to_f8E8M0FNU(464.0, 464.0, 464.0)
// CALL: @to_f8E8M0FNU(57344.0, 57344.0, 57344.0)
// CALL: @to_f8E8M0FNU(61440.0, 61440.0, 61440.0)
// CALL: @to_f8E8M0FNU(240.0, 240.0, 240.0)
// CALL: @to_f8E8M0FNU(-248.0, -248.0, -248.0)
// CALL: @to_f8E8M0FNU(1.25, 1.25, 1.25)
// CALL: @to_f8E8M0FNU(1.75, 1.75, 1.75)
// CALL: @to_f8E8M0FNU(2.5, 2.5, 2.5)
// CALL: @to_f8E8M0FNU(5.0, 5.0, 5.0)
// CALL: @to_f8E8M0FNU(7.0, 7.0, 7.0)
// CALL: @to_f8E8M0FNU(-7.0, -7.0, -7.0)
// CALL: @to_f8E8M0FNU(0.25, 0.25, 0.25)
// CALL: @to_f8E8M0FNU(0.75, 0.75, 0.75)
// CALL: @to_f8E8M0FNU(0.03125, 0.03125, 0.03125)
// CALL: @to_f8E8M0FNU(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f6E2M3FN count=120 seed=1
// CALL-RANDOM: @to_f6E2M3FN count=40 seed=1
// CALL-RANDOM: @to_f6E2M3FN(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f6E2M3FN(0.0, 0.0, 0.0)
// CALL: @to_f6E2M3FN(-0.0, -0.0, -0.0)
// CALL: @to_f6E2M3FN(inf, inf, inf)
// CALL: @to_f6E2M3FN(-inf, -inf, -inf)
// CALL: @to_f6E2M3FN(nan, nan, nan)
// CALL: @to_f6E2M3FN(448.0, 448.0, 448.0)
// CALL: @to_f6E2M3FN(464.0, 464.0, 464.0)
// CALL: @to_f6E2M3FN(57344.0, 57344.0, 57344.0)
// CALL: @to_f6E2M3FN(61440.0, 61440.0, 61440.0)
// CALL: @to_f6E2M3FN(240.0, 240.0, 240.0)
// CALL: @to_f6E2M3FN(-248.0, -248.0, -248.0)
// CALL: @to_f6E2M3FN(1.25, 1.25, 1.25)
// CALL: @to_f6E2M3FN(1.75, 1.75, 1.75)
// CALL: @to_f6E2M3FN(2.5, 2.5, 2.5)
// CALL: @to_f6E2M3FN(5.0, 5.0, 5.0)
// CALL: @to_f6E2M3FN(7.0, 7.0, 7.0)
// CALL: @to_f6E2M3FN(-7.0, -7.0, -7.0)
// CALL: @to_f6E2M3FN(0.25, 0.25, 0.25)
// CALL: @to_f6E2M3FN(0.75, 0.75, 0.75)
// CALL: @to_f6E2M3FN(0.03125, 0.03125, 0.03125)
// CALL: @to_f6E2M3FN(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f6E3M2FN count=120 seed=1
// CALL-RANDOM: @to_f6E3M2FN count=40 seed=1
// CALL-RANDOM: @to_f6E3M2FN(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f6E3M2FN(0.0, 0.0, 0.0)
// CALL: @to_f6E3M2FN(-0.0, -0.0, -0.0)
// CALL: @to_f6E3M2FN(inf, inf, inf)
// CALL: @to_f6E3M2FN(-inf, -inf, -inf)
// CALL: @to_f6E3M2FN(nan, nan, nan)
// CALL: @to_f6E3M2FN(448.0, 448.0, 448.0)
// CALL: @to_f6E3M2FN(464.0, 464.0, 464.0)
// CALL: @to_f6E3M2FN(57344.0, 57344.0, 57344.0)
// CALL: @to_f6E3M2FN(61440.0, 61440.0, 61440.0)
// CALL: @to_f6E3M2FN(240.0, 240.0, 240.0)
// CALL: @to_f6E3M2FN(-248.0, -248.0, -248.0)
// CALL: @to_f6E3M2FN(1.25, 1.25, 1.25)
// CALL: @to_f6E3M2FN(1.75, 1.75, 1.75)
// CALL: @to_f6E3M2FN(2.5, 2.5, 2.5)
// CALL: @to_f6E3M2FN(5.0, 5.0, 5.0)
// CALL: @to_f6E3M2FN(7.0, 7.0, 7.0)
// CALL: @to_f6E3M2FN(-7.0, -7.0, -7.0)
// CALL: @to_f6E3M2FN(0.25, 0.25, 0.25)
// CALL: @to_f6E3M2FN(0.75, 0.75, 0.75)
// CALL: @to_f6E3M2FN(0.03125, 0.03125, 0.03125)
// CALL: @to_f6E3M2FN(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f4E2M1FN count=120 seed=1
// CALL-RANDOM: @to_f4E2M1FN count=40 seed=1
// CALL-RANDOM: @to_f4E2M1FN(-9.0..9.0, -9.0..9.0, -9.0..9.0) count=40 seed=2
// CALL: @to_f4E2M1FN(0.0, 0.0, 0.0)
// CALL: @to_f4E2M1FN(-0.0, -0.0, -0.0)
// CALL: @to_f4E2M1FN(inf, inf, inf)
// CALL: @to_f4E2M1FN(-inf, -inf, -inf)
// CALL: @to_f4E2M1FN(nan, nan, nan)
// CALL: @to_f4E2M1FN(448.0, 448.0, 448.0)
// CALL: @to_f4E2M1FN(464.0, 464.0, 464.0)
// CALL: @to_f4E2M1FN(57344.0, 57344.0, 57344.0)
// CALL: @to_f4E2M1FN(61440.0, 61440.0, 61440.0)
// CALL: @to_f4E2M1FN(240.0, 240.0, 240.0)
// CALL: @to_f4E2M1FN(-248.0, -248.0, -248.0)
// CALL: @to_f4E2M1FN(1.25, 1.25, 1.25)
// CALL: @to_f4E2M1FN(1.75, 1.75, 1.75)
// CALL: @to_f4E2M1FN(2.5, 2.5, 2.5)
// CALL: @to_f4E2M1FN(5.0, 5.0, 5.0)
// CALL: @to_f4E2M1FN(7.0, 7.0, 7.0)
// CALL: @to_f4E2M1FN(-7.0, -7.0, -7.0)
// CALL: @to_f4E2M1FN(0.25, 0.25, 0.25)
// CALL: @to_f4E2M1FN(0.75, 0.75, 0.75)
// CALL: @to_f4E2M1FN(0.03125, 0.03125, 0.03125)
// CALL: @to_f4E2M1FN(0.0009765625, 0.0009765625, 0.0009765625)
// CALL-RANDOM: @from_f8E4M3FN count=60 seed=11
// CALL-RANDOM: @to_f8E5M2 count=300 seed=23
// CALL-RANDOM: @to_f8E4M3 count=300 seed=23
