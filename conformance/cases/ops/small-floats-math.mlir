// RUN: %check %s
// math operations with an exact result on floats of 8 bits and less.
func.func @exact_f8E5M2(%x: f8E5M2, %y: f8E5M2, %z: f8E5M2) -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, i1, i1, i1) {
  %0 = math.fma %x, %y, %z : f8E5M2
  %1 = math.absf %x : f8E5M2
  %2 = math.floor %x : f8E5M2
  %3 = math.roundeven %x : f8E5M2
  %4 = math.copysign %x, %y : f8E5M2
  %5 = math.isnormal %x : f8E5M2
  %6 = math.isnan %x : f8E5M2
  %7 = math.isinf %x : f8E5M2
  return %0, %1, %2, %3, %4, %5, %6, %7 : f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, i1, i1, i1
}
func.func @exact_f8E4M3FN(%x: f8E4M3FN, %y: f8E4M3FN, %z: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, i1, i1, i1) {
  %0 = math.fma %x, %y, %z : f8E4M3FN
  %1 = math.absf %x : f8E4M3FN
  %2 = math.floor %x : f8E4M3FN
  %3 = math.roundeven %x : f8E4M3FN
  %4 = math.copysign %x, %y : f8E4M3FN
  %5 = math.isnormal %x : f8E4M3FN
  %6 = math.isnan %x : f8E4M3FN
  %7 = math.isinf %x : f8E4M3FN
  return %0, %1, %2, %3, %4, %5, %6, %7 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, i1, i1, i1
}
func.func @exact_f8E5M2FNUZ(%x: f8E5M2FNUZ, %y: f8E5M2FNUZ, %z: f8E5M2FNUZ) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, i1, i1, i1) {
  %0 = math.fma %x, %y, %z : f8E5M2FNUZ
  %1 = math.absf %x : f8E5M2FNUZ
  %2 = math.floor %x : f8E5M2FNUZ
  %3 = math.roundeven %x : f8E5M2FNUZ
  %4 = math.copysign %x, %y : f8E5M2FNUZ
  %5 = math.isnormal %x : f8E5M2FNUZ
  %6 = math.isnan %x : f8E5M2FNUZ
  %7 = math.isinf %x : f8E5M2FNUZ
  return %0, %1, %2, %3, %4, %5, %6, %7 : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, i1, i1, i1
}
func.func @exact_f8E3M4(%x: f8E3M4, %y: f8E3M4, %z: f8E3M4) -> (f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, i1, i1, i1) {
  %0 = math.fma %x, %y, %z : f8E3M4
  %1 = math.absf %x : f8E3M4
  %2 = math.floor %x : f8E3M4
  %3 = math.roundeven %x : f8E3M4
  %4 = math.copysign %x, %y : f8E3M4
  %5 = math.isnormal %x : f8E3M4
  %6 = math.isnan %x : f8E3M4
  %7 = math.isinf %x : f8E3M4
  return %0, %1, %2, %3, %4, %5, %6, %7 : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, i1, i1, i1
}
func.func @exact_f8E8M0FNU(%x: f8E8M0FNU, %y: f8E8M0FNU, %z: f8E8M0FNU) -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, i1, i1, i1) {
  %0 = math.fma %x, %y, %z : f8E8M0FNU
  %1 = math.absf %x : f8E8M0FNU
  %2 = math.floor %x : f8E8M0FNU
  %3 = math.roundeven %x : f8E8M0FNU
  %4 = math.copysign %x, %y : f8E8M0FNU
  %5 = math.isnormal %x : f8E8M0FNU
  %6 = math.isnan %x : f8E8M0FNU
  %7 = math.isinf %x : f8E8M0FNU
  return %0, %1, %2, %3, %4, %5, %6, %7 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, i1, i1, i1
}
func.func @exact_f6E2M3FN(%x: f6E2M3FN, %y: f6E2M3FN, %z: f6E2M3FN) -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, i1, i1, i1) {
  %0 = math.fma %x, %y, %z : f6E2M3FN
  %1 = math.absf %x : f6E2M3FN
  %2 = math.floor %x : f6E2M3FN
  %3 = math.roundeven %x : f6E2M3FN
  %4 = math.copysign %x, %y : f6E2M3FN
  %5 = math.isnormal %x : f6E2M3FN
  %6 = math.isnan %x : f6E2M3FN
  %7 = math.isinf %x : f6E2M3FN
  return %0, %1, %2, %3, %4, %5, %6, %7 : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, i1, i1, i1
}
func.func @exact_f4E2M1FN(%x: f4E2M1FN, %y: f4E2M1FN, %z: f4E2M1FN) -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, i1, i1, i1) {
  %0 = math.fma %x, %y, %z : f4E2M1FN
  %1 = math.absf %x : f4E2M1FN
  %2 = math.floor %x : f4E2M1FN
  %3 = math.roundeven %x : f4E2M1FN
  %4 = math.copysign %x, %y : f4E2M1FN
  %5 = math.isnormal %x : f4E2M1FN
  %6 = math.isnan %x : f4E2M1FN
  %7 = math.isinf %x : f4E2M1FN
  return %0, %1, %2, %3, %4, %5, %6, %7 : f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, i1, i1, i1
}
// CALL-RANDOM: @exact_f8E5M2 count=150 seed=1
// CALL-RANDOM: @exact_f8E4M3FN count=150 seed=1
// CALL-RANDOM: @exact_f8E5M2FNUZ count=150 seed=1
// CALL-RANDOM: @exact_f8E3M4 count=150 seed=1
// CALL-RANDOM: @exact_f8E8M0FNU count=150 seed=1
// CALL-RANDOM: @exact_f6E2M3FN count=150 seed=1
// CALL-RANDOM: @exact_f4E2M1FN count=150 seed=1
// CALL: @exact_f8E4M3FN(448.0, -1.375, -3.75)
// CALL: @exact_f8E4M3FN(-0.046875, -0.171875, 0.00390625)
// CALL: @exact_f8E5M2(-57344.0, -0.005859375, -7.0)
// CALL: @exact_f8E4M3FN(-0.46875, 30.0, nan)
// CALL: @exact_f8E5M2(-inf, -40.0, 0.25)
// CALL: @exact_f8E5M2FNUZ(nan, 0.0625, -1.0)
