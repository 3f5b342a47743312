// RUN: %check %s
// arith.truncf to floats of 8 bits and less in every rounding mode.
func.func @to_f8E5M2(%x: f32) -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %0 = arith.truncf %x to_nearest_even : f32 to f8E5M2
  %1 = arith.truncf %x to_nearest_away : f32 to f8E5M2
  %2 = arith.truncf %x toward_zero : f32 to f8E5M2
  %3 = arith.truncf %x upward : f32 to f8E5M2
  %4 = arith.truncf %x downward : f32 to f8E5M2
  return %0, %1, %2, %3, %4 : f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2
}
func.func @to_f8E4M3(%x: f32) -> (f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3) {
  %0 = arith.truncf %x to_nearest_even : f32 to f8E4M3
  %1 = arith.truncf %x to_nearest_away : f32 to f8E4M3
  %2 = arith.truncf %x toward_zero : f32 to f8E4M3
  %3 = arith.truncf %x upward : f32 to f8E4M3
  %4 = arith.truncf %x downward : f32 to f8E4M3
  return %0, %1, %2, %3, %4 : f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3
}
func.func @to_f8E4M3FN(%x: f32) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %0 = arith.truncf %x to_nearest_even : f32 to f8E4M3FN
  %1 = arith.truncf %x to_nearest_away : f32 to f8E4M3FN
  %2 = arith.truncf %x toward_zero : f32 to f8E4M3FN
  %3 = arith.truncf %x upward : f32 to f8E4M3FN
  %4 = arith.truncf %x downward : f32 to f8E4M3FN
  return %0, %1, %2, %3, %4 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}
func.func @to_f8E5M2FNUZ(%x: f32) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ) {
  %0 = arith.truncf %x to_nearest_even : f32 to f8E5M2FNUZ
  %1 = arith.truncf %x to_nearest_away : f32 to f8E5M2FNUZ
  %2 = arith.truncf %x toward_zero : f32 to f8E5M2FNUZ
  %3 = arith.truncf %x upward : f32 to f8E5M2FNUZ
  %4 = arith.truncf %x downward : f32 to f8E5M2FNUZ
  return %0, %1, %2, %3, %4 : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ
}
func.func @to_f8E4M3FNUZ(%x: f32) -> (f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ) {
  %0 = arith.truncf %x to_nearest_even : f32 to f8E4M3FNUZ
  %1 = arith.truncf %x to_nearest_away : f32 to f8E4M3FNUZ
  %2 = arith.truncf %x toward_zero : f32 to f8E4M3FNUZ
  %3 = arith.truncf %x upward : f32 to f8E4M3FNUZ
  %4 = arith.truncf %x downward : f32 to f8E4M3FNUZ
  return %0, %1, %2, %3, %4 : f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ
}
func.func @to_f8E4M3B11FNUZ(%x: f32) -> (f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ) {
  %0 = arith.truncf %x to_nearest_even : f32 to f8E4M3B11FNUZ
  %1 = arith.truncf %x to_nearest_away : f32 to f8E4M3B11FNUZ
  %2 = arith.truncf %x toward_zero : f32 to f8E4M3B11FNUZ
  %3 = arith.truncf %x upward : f32 to f8E4M3B11FNUZ
  %4 = arith.truncf %x downward : f32 to f8E4M3B11FNUZ
  return %0, %1, %2, %3, %4 : f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ
}
func.func @to_f8E3M4(%x: f32) -> (f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4) {
  %0 = arith.truncf %x to_nearest_even : f32 to f8E3M4
  %1 = arith.truncf %x to_nearest_away : f32 to f8E3M4
  %2 = arith.truncf %x toward_zero : f32 to f8E3M4
  %3 = arith.truncf %x upward : f32 to f8E3M4
  %4 = arith.truncf %x downward : f32 to f8E3M4
  return %0, %1, %2, %3, %4 : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4
}
func.func @to_f8E8M0FNU(%x: f32) -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.truncf %x to_nearest_even : f32 to f8E8M0FNU
  %1 = arith.truncf %x to_nearest_away : f32 to f8E8M0FNU
  %2 = arith.truncf %x toward_zero : f32 to f8E8M0FNU
  %3 = arith.truncf %x upward : f32 to f8E8M0FNU
  %4 = arith.truncf %x downward : f32 to f8E8M0FNU
  return %0, %1, %2, %3, %4 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
}
func.func @to_f6E2M3FN(%x: f32) -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN) {
  %0 = arith.truncf %x to_nearest_even : f32 to f6E2M3FN
  %1 = arith.truncf %x to_nearest_away : f32 to f6E2M3FN
  %2 = arith.truncf %x toward_zero : f32 to f6E2M3FN
  %3 = arith.truncf %x upward : f32 to f6E2M3FN
  %4 = arith.truncf %x downward : f32 to f6E2M3FN
  return %0, %1, %2, %3, %4 : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN
}
func.func @to_f6E3M2FN(%x: f32) -> (f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN) {
  %0 = arith.truncf %x to_nearest_even : f32 to f6E3M2FN
  %1 = arith.truncf %x to_nearest_away : f32 to f6E3M2FN
  %2 = arith.truncf %x toward_zero : f32 to f6E3M2FN
  %3 = arith.truncf %x upward : f32 to f6E3M2FN
  %4 = arith.truncf %x downward : f32 to f6E3M2FN
  return %0, %1, %2, %3, %4 : f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN
}
func.func @to_f4E2M1FN(%x: f32) -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN) {
  %0 = arith.truncf %x to_nearest_even : f32 to f4E2M1FN
  %1 = arith.truncf %x to_nearest_away : f32 to f4E2M1FN
  %2 = arith.truncf %x toward_zero : f32 to f4E2M1FN
  %3 = arith.truncf %x upward : f32 to f4E2M1FN
  %4 = arith.truncf %x downward : f32 to f4E2M1FN
  return %0, %1, %2, %3, %4 : f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN
}
// CALL-RANDOM: @to_f8E5M2 count=40 seed=1
// CALL-RANDOM: @to_f8E5M2(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f8E5M2(-0.1..0.1) count=40 seed=3
// CALL: @to_f8E5M2(-0.0)
// CALL: @to_f8E5M2(inf)
// CALL: @to_f8E5M2(-inf)
// CALL: @to_f8E5M2(nan)
// CALL: @to_f8E5M2(1.25)
// CALL: @to_f8E5M2(-1.25)
// CALL: @to_f8E5M2(1000000.0)
// CALL: @to_f8E5M2(-1000000.0)
// CALL: @to_f8E5M2(1.0e-30)
// CALL: @to_f8E5M2(-1.0e-30)
// CALL-RANDOM: @to_f8E4M3 count=40 seed=1
// CALL-RANDOM: @to_f8E4M3(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f8E4M3(-0.1..0.1) count=40 seed=3
// CALL: @to_f8E4M3(-0.0)
// CALL: @to_f8E4M3(inf)
// CALL: @to_f8E4M3(-inf)
// CALL: @to_f8E4M3(nan)
// CALL: @to_f8E4M3(1.25)
// CALL: @to_f8E4M3(-1.25)
// CALL: @to_f8E4M3(1000000.0)
// CALL: @to_f8E4M3(-1000000.0)
// CALL: @to_f8E4M3(1.0e-30)
// CALL: @to_f8E4M3(-1.0e-30)
// CALL-RANDOM: @to_f8E4M3FN count=40 seed=1
// CALL-RANDOM: @to_f8E4M3FN(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f8E4M3FN(-0.1..0.1) count=40 seed=3
// CALL: @to_f8E4M3FN(-0.0)
// CALL: @to_f8E4M3FN(inf)
// CALL: @to_f8E4M3FN(-inf)
// CALL: @to_f8E4M3FN(nan)
// CALL: @to_f8E4M3FN(1.25)
// CALL: @to_f8E4M3FN(-1.25)
// CALL: @to_f8E4M3FN(1000000.0)
// CALL: @to_f8E4M3FN(-1000000.0)
// CALL: @to_f8E4M3FN(1.0e-30)
// CALL: @to_f8E4M3FN(-1.0e-30)
// CALL-RANDOM: @to_f8E5M2FNUZ count=40 seed=1
// CALL-RANDOM: @to_f8E5M2FNUZ(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f8E5M2FNUZ(-0.1..0.1) count=40 seed=3
// CALL: @to_f8E5M2FNUZ(-0.0)
// CALL: @to_f8E5M2FNUZ(inf)
// CALL: @to_f8E5M2FNUZ(-inf)
// CALL: @to_f8E5M2FNUZ(nan)
// CALL: @to_f8E5M2FNUZ(1.25)
// CALL: @to_f8E5M2FNUZ(-1.25)
// CALL: @to_f8E5M2FNUZ(1000000.0)
// CALL: @to_f8E5M2FNUZ(-1000000.0)
// CALL: @to_f8E5M2FNUZ(1.0e-30)
// CALL: @to_f8E5M2FNUZ(-1.0e-30)
// CALL-RANDOM: @to_f8E4M3FNUZ count=40 seed=1
// CALL-RANDOM: @to_f8E4M3FNUZ(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f8E4M3FNUZ(-0.1..0.1) count=40 seed=3
// CALL: @to_f8E4M3FNUZ(-0.0)
// CALL: @to_f8E4M3FNUZ(inf)
// CALL: @to_f8E4M3FNUZ(-inf)
// CALL: @to_f8E4M3FNUZ(nan)
// CALL: @to_f8E4M3FNUZ(1.25)
// CALL: @to_f8E4M3FNUZ(-1.25)
// CALL: @to_f8E4M3FNUZ(1000000.0)
// CALL: @to_f8E4M3FNUZ(-1000000.0)
// CALL: @to_f8E4M3FNUZ(1.0e-30)
// CALL: @to_f8E4M3FNUZ(-1.0e-30)
// CALL-RANDOM: @to_f8E4M3B11FNUZ count=40 seed=1
// CALL-RANDOM: @to_f8E4M3B11FNUZ(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f8E4M3B11FNUZ(-0.1..0.1) count=40 seed=3
// CALL: @to_f8E4M3B11FNUZ(-0.0)
// CALL: @to_f8E4M3B11FNUZ(inf)
// CALL: @to_f8E4M3B11FNUZ(-inf)
// CALL: @to_f8E4M3B11FNUZ(nan)
// CALL: @to_f8E4M3B11FNUZ(1.25)
// CALL: @to_f8E4M3B11FNUZ(-1.25)
// CALL: @to_f8E4M3B11FNUZ(1000000.0)
// CALL: @to_f8E4M3B11FNUZ(-1000000.0)
// CALL: @to_f8E4M3B11FNUZ(1.0e-30)
// CALL: @to_f8E4M3B11FNUZ(-1.0e-30)
// CALL-RANDOM: @to_f8E3M4 count=40 seed=1
// CALL-RANDOM: @to_f8E3M4(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f8E3M4(-0.1..0.1) count=40 seed=3
// CALL: @to_f8E3M4(-0.0)
// CALL: @to_f8E3M4(inf)
// CALL: @to_f8E3M4(-inf)
// CALL: @to_f8E3M4(nan)
// CALL: @to_f8E3M4(1.25)
// CALL: @to_f8E3M4(-1.25)
// CALL: @to_f8E3M4(1000000.0)
// CALL: @to_f8E3M4(-1000000.0)
// CALL: @to_f8E3M4(1.0e-30)
// CALL: @to_f8E3M4(-1.0e-30)
// CALL-RANDOM: @to_f8E8M0FNU count=40 seed=1
// CALL-RANDOM: @to_f8E8M0FNU(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f8E8M0FNU(-0.1..0.1) count=40 seed=3
// CALL: @to_f8E8M0FNU(-0.0)
// CALL: @to_f8E8M0FNU(inf)
// CALL: @to_f8E8M0FNU(-inf)
// CALL: @to_f8E8M0FNU(nan)
// CALL: @to_f8E8M0FNU(1.25)
// CALL: @to_f8E8M0FNU(-1.25)
// CALL: @to_f8E8M0FNU(1000000.0)
// CALL: @to_f8E8M0FNU(-1000000.0)
// CALL: @to_f8E8M0FNU(1.0e-30)
// CALL: @to_f8E8M0FNU(-1.0e-30)
// CALL-RANDOM: @to_f6E2M3FN count=40 seed=1
// CALL-RANDOM: @to_f6E2M3FN(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f6E2M3FN(-0.1..0.1) count=40 seed=3
// CALL: @to_f6E2M3FN(-0.0)
// CALL: @to_f6E2M3FN(inf)
// CALL: @to_f6E2M3FN(-inf)
// CALL: @to_f6E2M3FN(nan)
// CALL: @to_f6E2M3FN(1.25)
// CALL: @to_f6E2M3FN(-1.25)
// CALL: @to_f6E2M3FN(1000000.0)
// CALL: @to_f6E2M3FN(-1000000.0)
// CALL: @to_f6E2M3FN(1.0e-30)
// CALL: @to_f6E2M3FN(-1.0e-30)
// CALL-RANDOM: @to_f6E3M2FN count=40 seed=1
// CALL-RANDOM: @to_f6E3M2FN(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f6E3M2FN(-0.1..0.1) count=40 seed=3
// CALL: @to_f6E3M2FN(-0.0)
// CALL: @to_f6E3M2FN(inf)
// CALL: @to_f6E3M2FN(-inf)
// CALL: @to_f6E3M2FN(nan)
// CALL: @to_f6E3M2FN(1.25)
// CALL: @to_f6E3M2FN(-1.25)
// CALL: @to_f6E3M2FN(1000000.0)
// CALL: @to_f6E3M2FN(-1000000.0)
// CALL: @to_f6E3M2FN(1.0e-30)
// CALL: @to_f6E3M2FN(-1.0e-30)
// CALL-RANDOM: @to_f4E2M1FN count=40 seed=1
// CALL-RANDOM: @to_f4E2M1FN(-9.0..9.0) count=60 seed=2
// CALL-RANDOM: @to_f4E2M1FN(-0.1..0.1) count=40 seed=3
// CALL: @to_f4E2M1FN(-0.0)
// CALL: @to_f4E2M1FN(inf)
// CALL: @to_f4E2M1FN(-inf)
// CALL: @to_f4E2M1FN(nan)
// CALL: @to_f4E2M1FN(1.25)
// CALL: @to_f4E2M1FN(-1.25)
// CALL: @to_f4E2M1FN(1000000.0)
// CALL: @to_f4E2M1FN(-1000000.0)
// CALL: @to_f4E2M1FN(1.0e-30)
// CALL: @to_f4E2M1FN(-1.0e-30)
// CALL: @to_f4E2M1FN(0xffe37205)
// CALL: @to_f6E2M3FN(0xffe37205)
// CALL: @to_f6E3M2FN(0xffe37205)
// CALL: @to_f8E4M3FNUZ(233.965851)
// CALL: @to_f8E5M2(0.0000534015162)
// CALL: @to_f8E5M2FNUZ(0.0000165811325)
// CALL: @to_f8E5M2FNUZ(-1.96642389E-7)
