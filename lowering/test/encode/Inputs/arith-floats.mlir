func.func @binary(%a: f32, %b: f32, %c: f64, %v: vector<2x2xf16>) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b fastmath<nnan> : f32
  %2 = arith.mulf %a, %b fastmath<ninf,nsz,arcp,contract,afn,reassoc> : f32
  %3 = arith.divf %a, %b fastmath<fast> : f32
  %4 = arith.remf %c, %c : f64
  %5 = arith.negf %v : vector<2x2xf16>
  %6 = arith.maximumf %a, %b : f32
  %7 = arith.minimumf %a, %b : f32
  %8 = arith.maxnumf %a, %b : f32
  %9 = arith.minnumf %a, %b : f32
  return
}
func.func @compare(%a: f32, %b: f32) {
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b fastmath<nnan> : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  return
}
func.func @casts(%a: f32, %b: f64, %i: i32, %v: vector<3xf64>) {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %b : f64 to f32
  %2 = arith.truncf %b downward : f64 to f32
  %3 = arith.truncf %b upward : f64 to f32
  %4 = arith.truncf %b toward_zero : f64 to f32
  %5 = arith.truncf %b to_nearest_away : f64 to f32
  %6 = arith.truncf %v to_nearest_even : vector<3xf64> to vector<3xbf16>
  %7 = arith.sitofp %i : i32 to f16
  %8 = arith.uitofp %i : i32 to f80
  %9 = arith.fptosi %a : f32 to i8
  %10 = arith.fptoui %a : f32 to i128
  return
}
func.func @constants() {
  %0 = arith.constant 1.5 : f32
  %1 = arith.constant -0.0 : f64
  %2 = arith.constant 0x7FC1 : bf16
  %3 = arith.constant 1.0 : f80
  %4 = arith.constant 1.0 : f128
  %5 = arith.constant 1.0 : f16
  %6 = arith.constant 1.0 : f8E5M2
  %7 = arith.constant 1.0 : f8E4M3FN
  %8 = arith.constant 1.0 : f4E2M1FN
  %9 = arith.constant 1.0 : tf32
  %10 = arith.constant dense<2.0> : vector<2x2xf32>
  %11 = arith.constant dense<[1.0, 2.0]> : vector<2xf64>
  %12 = arith.constant 1.0 : f8E4M3
  %13 = arith.constant 1.0 : f8E5M2FNUZ
  %14 = arith.constant 1.0 : f8E4M3FNUZ
  %15 = arith.constant 1.0 : f8E4M3B11FNUZ
  %16 = arith.constant 1.0 : f8E3M4
  %17 = arith.constant 1.0 : f8E8M0FNU
  %18 = arith.constant 1.0 : f6E2M3FN
  %19 = arith.constant 1.0 : f6E3M2FN
  return
}
