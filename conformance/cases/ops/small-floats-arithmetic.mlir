// RUN: %check %s
// Arithmetic, comparison and integer casts of floats of 8 bits and less.
func.func @arithmetic_f8E5M2(%x: f8E5M2, %y: f8E5M2) -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, i1) {
  %0 = arith.addf %x, %y : f8E5M2
  %1 = arith.subf %x, %y : f8E5M2
  %2 = arith.mulf %x, %y : f8E5M2
  %3 = arith.divf %x, %y : f8E5M2
  %4 = arith.maximumf %x, %y : f8E5M2
  %5 = arith.minnumf %x, %y : f8E5M2
  %6 = arith.remf %x, %y : f8E5M2
  %c = arith.cmpf ult, %x, %y : f8E5M2
  return %0, %1, %2, %3, %4, %5, %6, %c : f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, i1
}
func.func @integers_f8E5M2(%x: f8E5M2, %i: i32, %j: i8) -> (f8E5M2, f8E5M2, f8E5M2, i8, i32) {
  %0 = arith.sitofp %i : i32 to f8E5M2
  %1 = arith.uitofp %j : i8 to f8E5M2
  %2 = arith.sitofp %j : i8 to f8E5M2
  %3 = arith.fptosi %x : f8E5M2 to i8
  %4 = arith.fptoui %x : f8E5M2 to i32
  return %0, %1, %2, %3, %4 : f8E5M2, f8E5M2, f8E5M2, i8, i32
}
func.func @arithmetic_f8E4M3FN(%x: f8E4M3FN, %y: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, i1) {
  %0 = arith.addf %x, %y : f8E4M3FN
  %1 = arith.subf %x, %y : f8E4M3FN
  %2 = arith.mulf %x, %y : f8E4M3FN
  %3 = arith.divf %x, %y : f8E4M3FN
  %4 = arith.maximumf %x, %y : f8E4M3FN
  %5 = arith.minnumf %x, %y : f8E4M3FN
  %6 = arith.remf %x, %y : f8E4M3FN
  %c = arith.cmpf ult, %x, %y : f8E4M3FN
  return %0, %1, %2, %3, %4, %5, %6, %c : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, i1
}
func.func @integers_f8E4M3FN(%x: f8E4M3FN, %i: i32, %j: i8) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, i8, i32) {
  %0 = arith.sitofp %i : i32 to f8E4M3FN
  %1 = arith.uitofp %j : i8 to f8E4M3FN
  %2 = arith.sitofp %j : i8 to f8E4M3FN
  %3 = arith.fptosi %x : f8E4M3FN to i8
  %4 = arith.fptoui %x : f8E4M3FN to i32
  return %0, %1, %2, %3, %4 : f8E4M3FN, f8E4M3FN, f8E4M3FN, i8, i32
}
func.func @arithmetic_f8E5M2FNUZ(%x: f8E5M2FNUZ, %y: f8E5M2FNUZ) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, i1) {
  %0 = arith.addf %x, %y : f8E5M2FNUZ
  %1 = arith.subf %x, %y : f8E5M2FNUZ
  %2 = arith.mulf %x, %y : f8E5M2FNUZ
  %3 = arith.divf %x, %y : f8E5M2FNUZ
  %4 = arith.maximumf %x, %y : f8E5M2FNUZ
  %5 = arith.minnumf %x, %y : f8E5M2FNUZ
  %6 = arith.remf %x, %y : f8E5M2FNUZ
  %c = arith.cmpf ult, %x, %y : f8E5M2FNUZ
  return %0, %1, %2, %3, %4, %5, %6, %c : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, i1
}
func.func @integers_f8E5M2FNUZ(%x: f8E5M2FNUZ, %i: i32, %j: i8) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, i8, i32) {
  %0 = arith.sitofp %i : i32 to f8E5M2FNUZ
  %1 = arith.uitofp %j : i8 to f8E5M2FNUZ
  %2 = arith.sitofp %j : i8 to f8E5M2FNUZ
  %3 = arith.fptosi %x : f8E5M2FNUZ to i8
  %4 = arith.fptoui %x : f8E5M2FNUZ to i32
  return %0, %1, %2, %3, %4 : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, i8, i32
}
func.func @arithmetic_f8E3M4(%x: f8E3M4, %y: f8E3M4) -> (f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, i1) {
  %0 = arith.addf %x, %y : f8E3M4
  %1 = arith.subf %x, %y : f8E3M4
  %2 = arith.mulf %x, %y : f8E3M4
  %3 = arith.divf %x, %y : f8E3M4
  %4 = arith.maximumf %x, %y : f8E3M4
  %5 = arith.minnumf %x, %y : f8E3M4
  %6 = arith.remf %x, %y : f8E3M4
  %c = arith.cmpf ult, %x, %y : f8E3M4
  return %0, %1, %2, %3, %4, %5, %6, %c : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, i1
}
func.func @integers_f8E3M4(%x: f8E3M4, %i: i32, %j: i8) -> (f8E3M4, f8E3M4, f8E3M4, i8, i32) {
  %0 = arith.sitofp %i : i32 to f8E3M4
  %1 = arith.uitofp %j : i8 to f8E3M4
  %2 = arith.sitofp %j : i8 to f8E3M4
  %3 = arith.fptosi %x : f8E3M4 to i8
  %4 = arith.fptoui %x : f8E3M4 to i32
  return %0, %1, %2, %3, %4 : f8E3M4, f8E3M4, f8E3M4, i8, i32
}
func.func @arithmetic_f8E8M0FNU(%x: f8E8M0FNU, %y: f8E8M0FNU) -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, i1) {
  %0 = arith.addf %x, %y : f8E8M0FNU
  %1 = arith.subf %x, %y : f8E8M0FNU
  %2 = arith.mulf %x, %y : f8E8M0FNU
  %3 = arith.divf %x, %y : f8E8M0FNU
  %4 = arith.maximumf %x, %y : f8E8M0FNU
  %5 = arith.minnumf %x, %y : f8E8M0FNU
  %6 = arith.remf %x, %y : f8E8M0FNU
  %c = arith.cmpf ult, %x, %y : f8E8M0FNU
  return %0, %1, %2, %3, %4, %5, %6, %c : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, i1
}
func.func @integers_f8E8M0FNU(%x: f8E8M0FNU, %i: i32, %j: i8) -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, i8, i32) {
  %0 = arith.sitofp %i : i32 to f8E8M0FNU
  %1 = arith.uitofp %j : i8 to f8E8M0FNU
  %2 = arith.sitofp %j : i8 to f8E8M0FNU
  %3 = arith.fptosi %x : f8E8M0FNU to i8
  %4 = arith.fptoui %x : f8E8M0FNU to i32
  return %0, %1, %2, %3, %4 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, i8, i32
}
func.func @arithmetic_f6E2M3FN(%x: f6E2M3FN, %y: f6E2M3FN) -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, i1) {
  %0 = arith.addf %x, %y : f6E2M3FN
  %1 = arith.subf %x, %y : f6E2M3FN
  %2 = arith.mulf %x, %y : f6E2M3FN
  %3 = arith.divf %x, %y : f6E2M3FN
  %4 = arith.maximumf %x, %y : f6E2M3FN
  %5 = arith.minnumf %x, %y : f6E2M3FN
  %6 = arith.remf %x, %y : f6E2M3FN
  %c = arith.cmpf ult, %x, %y : f6E2M3FN
  return %0, %1, %2, %3, %4, %5, %6, %c : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, i1
}
func.func @integers_f6E2M3FN(%x: f6E2M3FN, %i: i32, %j: i8) -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, i8, i32) {
  %0 = arith.sitofp %i : i32 to f6E2M3FN
  %1 = arith.uitofp %j : i8 to f6E2M3FN
  %2 = arith.sitofp %j : i8 to f6E2M3FN
  %3 = arith.fptosi %x : f6E2M3FN to i8
  %4 = arith.fptoui %x : f6E2M3FN to i32
  return %0, %1, %2, %3, %4 : f6E2M3FN, f6E2M3FN, f6E2M3FN, i8, i32
}
func.func @arithmetic_f4E2M1FN(%x: f4E2M1FN, %y: f4E2M1FN) -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, i1) {
  %0 = arith.addf %x, %y : f4E2M1FN
  %1 = arith.subf %x, %y : f4E2M1FN
  %2 = arith.mulf %x, %y : f4E2M1FN
  %3 = arith.divf %x, %y : f4E2M1FN
  %4 = arith.maximumf %x, %y : f4E2M1FN
  %5 = arith.minnumf %x, %y : f4E2M1FN
  %6 = arith.remf %x, %y : f4E2M1FN
  %c = arith.cmpf ult, %x, %y : f4E2M1FN
  return %0, %1, %2, %3, %4, %5, %6, %c : f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, i1
}
func.func @integers_f4E2M1FN(%x: f4E2M1FN, %i: i32, %j: i8) -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, i8, i32) {
  %0 = arith.sitofp %i : i32 to f4E2M1FN
  %1 = arith.uitofp %j : i8 to f4E2M1FN
  %2 = arith.sitofp %j : i8 to f4E2M1FN
  %3 = arith.fptosi %x : f4E2M1FN to i8
  %4 = arith.fptoui %x : f4E2M1FN to i32
  return %0, %1, %2, %3, %4 : f4E2M1FN, f4E2M1FN, f4E2M1FN, i8, i32
}
func.func @rows(%x: vector<2x3xf8E4M3FN>, %y: vector<2x3xf8E4M3FN>) -> vector<2x3xf8E4M3FN> {
  %0 = arith.mulf %x, %y : vector<2x3xf8E4M3FN>
  %1 = arith.negf %0 : vector<2x3xf8E4M3FN>
  return %1 : vector<2x3xf8E4M3FN>
}
// CALL-RANDOM: @arithmetic_f8E5M2 count=100 seed=1
// CALL-RANDOM: @integers_f8E5M2 count=30 seed=1
// CALL-RANDOM: @integers_f8E5M2(_, -500..500, _) count=60 seed=2
// CALL-RANDOM: @arithmetic_f8E4M3FN count=100 seed=1
// CALL-RANDOM: @integers_f8E4M3FN count=30 seed=1
// CALL-RANDOM: @integers_f8E4M3FN(_, -500..500, _) count=60 seed=2
// CALL-RANDOM: @arithmetic_f8E5M2FNUZ count=100 seed=1
// CALL-RANDOM: @integers_f8E5M2FNUZ count=30 seed=1
// CALL-RANDOM: @integers_f8E5M2FNUZ(_, -500..500, _) count=60 seed=2
// CALL-RANDOM: @arithmetic_f8E3M4 count=100 seed=1
// CALL-RANDOM: @integers_f8E3M4 count=30 seed=1
// CALL-RANDOM: @integers_f8E3M4(_, -500..500, _) count=60 seed=2
// CALL-RANDOM: @arithmetic_f8E8M0FNU count=100 seed=1
// CALL-RANDOM: @integers_f8E8M0FNU count=30 seed=1
// CALL-RANDOM: @integers_f8E8M0FNU(_, -500..500, _) count=60 seed=2
// CALL-RANDOM: @arithmetic_f6E2M3FN count=100 seed=1
// CALL-RANDOM: @integers_f6E2M3FN count=30 seed=1
// CALL-RANDOM: @integers_f6E2M3FN(_, -500..500, _) count=60 seed=2
// CALL-RANDOM: @arithmetic_f4E2M1FN count=100 seed=1
// CALL-RANDOM: @integers_f4E2M1FN count=30 seed=1
// CALL-RANDOM: @integers_f4E2M1FN(_, -500..500, _) count=60 seed=2
// CALL-RANDOM: @rows(-3.0..3.0, -3.0..3.0) count=40 seed=1
// CALL: @arithmetic_f8E4M3FN(-448.0, -0.0293)
// CALL: @arithmetic_f8E3M4(0.0, 0.0)
// CALL: @arithmetic_f8E4M3FN(0xff, -448.0)
// CALL: @arithmetic_f8E4M3FN(-0.03515625, -0.0215)
// CALL: @arithmetic_f8E5M2(-40.0, 0xfd)
// CALL: @arithmetic_f8E5M2(-2.5, -inf)
// CALL: @arithmetic_f8E5M2FNUZ(49152.0, 8192.0)
// CALL: @arithmetic_f8E5M2FNUZ(-0.0000076, 28.0)
