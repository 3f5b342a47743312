// RUN: encode-test %s | FileCheck %s
// Float operations with fast-math flags, all predicates, rounding modes, and the bits of constants of every kind.

// CHECK-LABEL: func @binary : (f32, f32, f64, vector<2x2xf16>) -> ()
// CHECK: ^0([[V0:%[0-9]+]]: f32, [[V1:%[0-9]+]]: f32, [[V2:%[0-9]+]]: f64, [[V3:%[0-9]+]]: vector<2x2xf16>):
func.func @binary(%a: f32, %b: f32, %c: f64, %v: vector<2x2xf16>) {
  // CHECK: [[V4:%[0-9]+]]: f32 = addf [[V0]], [[V1]] : f32
  %0 = arith.addf %a, %b : f32
  // CHECK: [[V5:%[0-9]+]]: f32 = subf nnan [[V0]], [[V1]] : f32
  %1 = arith.subf %a, %b fastmath<nnan> : f32
  // CHECK: [[V6:%[0-9]+]]: f32 = mulf ninf nsz arcp contract afn reassoc [[V0]], [[V1]] : f32
  %2 = arith.mulf %a, %b fastmath<ninf,nsz,arcp,contract,afn,reassoc> : f32
  // CHECK: [[V7:%[0-9]+]]: f32 = divf nnan ninf nsz arcp contract afn reassoc [[V0]], [[V1]] : f32
  %3 = arith.divf %a, %b fastmath<fast> : f32
  // CHECK: [[V8:%[0-9]+]]: f64 = remf [[V2]], [[V2]] : f64
  %4 = arith.remf %c, %c : f64
  // CHECK: [[V9:%[0-9]+]]: vector<2x2xf16> = negf [[V3]] : vector<2x2xf16>
  %5 = arith.negf %v : vector<2x2xf16>
  // CHECK: [[V10:%[0-9]+]]: f32 = maximumf [[V0]], [[V1]] : f32
  %6 = arith.maximumf %a, %b : f32
  // CHECK: [[V11:%[0-9]+]]: f32 = minimumf [[V0]], [[V1]] : f32
  %7 = arith.minimumf %a, %b : f32
  // CHECK: [[V12:%[0-9]+]]: f32 = maxnumf [[V0]], [[V1]] : f32
  %8 = arith.maxnumf %a, %b : f32
  // CHECK: [[V13:%[0-9]+]]: f32 = minnumf [[V0]], [[V1]] : f32
  %9 = arith.minnumf %a, %b : f32
  // CHECK: return loc
  return
}
// CHECK-LABEL: func @compare : (f32, f32) -> ()
// CHECK: ^0([[V0:%[0-9]+]]: f32, [[V1:%[0-9]+]]: f32):
func.func @compare(%a: f32, %b: f32) {
  // CHECK: [[V2:%[0-9]+]]: i1 = cmpf false [[V0]], [[V1]] : f32
  %0 = arith.cmpf false, %a, %b : f32
  // CHECK: [[V3:%[0-9]+]]: i1 = cmpf oeq [[V0]], [[V1]] : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  // CHECK: [[V4:%[0-9]+]]: i1 = cmpf ogt [[V0]], [[V1]] : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  // CHECK: [[V5:%[0-9]+]]: i1 = cmpf oge [[V0]], [[V1]] : f32
  %3 = arith.cmpf oge, %a, %b : f32
  // CHECK: [[V6:%[0-9]+]]: i1 = cmpf olt [[V0]], [[V1]] : f32
  %4 = arith.cmpf olt, %a, %b : f32
  // CHECK: [[V7:%[0-9]+]]: i1 = cmpf ole [[V0]], [[V1]] : f32
  %5 = arith.cmpf ole, %a, %b : f32
  // CHECK: [[V8:%[0-9]+]]: i1 = cmpf one [[V0]], [[V1]] : f32
  %6 = arith.cmpf one, %a, %b : f32
  // CHECK: [[V9:%[0-9]+]]: i1 = cmpf ord [[V0]], [[V1]] : f32
  %7 = arith.cmpf ord, %a, %b : f32
  // CHECK: [[V10:%[0-9]+]]: i1 = cmpf ueq [[V0]], [[V1]] : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  // CHECK: [[V11:%[0-9]+]]: i1 = cmpf ugt [[V0]], [[V1]] : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  // CHECK: [[V12:%[0-9]+]]: i1 = cmpf uge [[V0]], [[V1]] : f32
  %10 = arith.cmpf uge, %a, %b : f32
  // CHECK: [[V13:%[0-9]+]]: i1 = cmpf ult [[V0]], [[V1]] : f32
  %11 = arith.cmpf ult, %a, %b : f32
  // CHECK: [[V14:%[0-9]+]]: i1 = cmpf ule [[V0]], [[V1]] : f32
  %12 = arith.cmpf ule, %a, %b : f32
  // CHECK: [[V15:%[0-9]+]]: i1 = cmpf nnan une [[V0]], [[V1]] : f32
  %13 = arith.cmpf une, %a, %b fastmath<nnan> : f32
  // CHECK: [[V16:%[0-9]+]]: i1 = cmpf uno [[V0]], [[V1]] : f32
  %14 = arith.cmpf uno, %a, %b : f32
  // CHECK: [[V17:%[0-9]+]]: i1 = cmpf true [[V0]], [[V1]] : f32
  %15 = arith.cmpf true, %a, %b : f32
  // CHECK: return loc
  return
}
// CHECK-LABEL: func @casts : (f32, f64, i32, vector<3xf64>) -> ()
// CHECK: ^0([[V0:%[0-9]+]]: f32, [[V1:%[0-9]+]]: f64, [[V2:%[0-9]+]]: i32, [[V3:%[0-9]+]]: vector<3xf64>):
func.func @casts(%a: f32, %b: f64, %i: i32, %v: vector<3xf64>) {
  // CHECK: [[V4:%[0-9]+]]: f64 = extf [[V0]] : f32
  %0 = arith.extf %a : f32 to f64
  // CHECK: [[V5:%[0-9]+]]: f32 = truncf nearest-even [[V1]] : f64
  %1 = arith.truncf %b : f64 to f32
  // CHECK: [[V6:%[0-9]+]]: f32 = truncf down [[V1]] : f64
  %2 = arith.truncf %b downward : f64 to f32
  // CHECK: [[V7:%[0-9]+]]: f32 = truncf up [[V1]] : f64
  %3 = arith.truncf %b upward : f64 to f32
  // CHECK: [[V8:%[0-9]+]]: f32 = truncf to-zero [[V1]] : f64
  %4 = arith.truncf %b toward_zero : f64 to f32
  // CHECK: [[V9:%[0-9]+]]: f32 = truncf nearest-away [[V1]] : f64
  %5 = arith.truncf %b to_nearest_away : f64 to f32
  // CHECK: [[V10:%[0-9]+]]: vector<3xbf16> = truncf nearest-even [[V3]] : vector<3xf64>
  %6 = arith.truncf %v to_nearest_even : vector<3xf64> to vector<3xbf16>
  // CHECK: [[V11:%[0-9]+]]: f16 = sitofp [[V2]] : i32
  %7 = arith.sitofp %i : i32 to f16
  // CHECK: [[V12:%[0-9]+]]: f80 = uitofp [[V2]] : i32
  %8 = arith.uitofp %i : i32 to f80
  // CHECK: [[V13:%[0-9]+]]: i8 = fptosi [[V0]] : f32
  %9 = arith.fptosi %a : f32 to i8
  // CHECK: [[V14:%[0-9]+]]: i128 = fptoui [[V0]] : f32
  %10 = arith.fptoui %a : f32 to i128
  // CHECK: return loc
  return
}
// CHECK-LABEL: func @constants : () -> ()
func.func @constants() {
  // CHECK: [[V0:%[0-9]+]]: f32 = const 1.5 : f32
  %0 = arith.constant 1.5 : f32
  // CHECK: [[V1:%[0-9]+]]: f64 = const -0.0 : f64
  %1 = arith.constant -0.0 : f64
  // CHECK: [[V2:%[0-9]+]]: bf16 = const 0x7fc1 : bf16
  %2 = arith.constant 0x7FC1 : bf16
  // CHECK: [[V3:%[0-9]+]]: f80 = const 1.0 : f80
  %3 = arith.constant 1.0 : f80
  // CHECK: [[V4:%[0-9]+]]: f128 = const 1.0 : f128
  %4 = arith.constant 1.0 : f128
  // CHECK: [[V5:%[0-9]+]]: f16 = const 1.0 : f16
  %5 = arith.constant 1.0 : f16
  // CHECK: [[V6:%[0-9]+]]: f8E5M2 = const 1.0 : f8E5M2
  %6 = arith.constant 1.0 : f8E5M2
  // CHECK: [[V7:%[0-9]+]]: f8E4M3FN = const 1.0 : f8E4M3FN
  %7 = arith.constant 1.0 : f8E4M3FN
  // CHECK: [[V8:%[0-9]+]]: f4E2M1FN = const 1.0 : f4E2M1FN
  %8 = arith.constant 1.0 : f4E2M1FN
  // CHECK: [[V10:%[0-9]+]]: vector<2x2xf32> = const splat 2.0 : vector<2x2xf32>
  %10 = arith.constant dense<2.0> : vector<2x2xf32>
  // CHECK: [[V11:%[0-9]+]]: vector<2xf64> = const [1.0, 2.0] : vector<2xf64>
  %11 = arith.constant dense<[1.0, 2.0]> : vector<2xf64>
  // CHECK: [[V12:%[0-9]+]]: f8E4M3 = const 1.0 : f8E4M3
  %12 = arith.constant 1.0 : f8E4M3
  // CHECK: [[V13:%[0-9]+]]: f8E5M2FNUZ = const 1.0 : f8E5M2FNUZ
  %13 = arith.constant 1.0 : f8E5M2FNUZ
  // CHECK: [[V14:%[0-9]+]]: f8E4M3FNUZ = const 1.0 : f8E4M3FNUZ
  %14 = arith.constant 1.0 : f8E4M3FNUZ
  // CHECK: [[V15:%[0-9]+]]: f8E4M3B11FNUZ = const 1.0 : f8E4M3B11FNUZ
  %15 = arith.constant 1.0 : f8E4M3B11FNUZ
  // CHECK: [[V16:%[0-9]+]]: f8E3M4 = const 1.0 : f8E3M4
  %16 = arith.constant 1.0 : f8E3M4
  // CHECK: [[V17:%[0-9]+]]: f8E8M0FNU = const 1.0 : f8E8M0FNU
  %17 = arith.constant 1.0 : f8E8M0FNU
  // CHECK: [[V18:%[0-9]+]]: f6E2M3FN = const 1.0 : f6E2M3FN
  %18 = arith.constant 1.0 : f6E2M3FN
  // CHECK: [[V19:%[0-9]+]]: f6E3M2FN = const 1.0 : f6E3M2FN
  %19 = arith.constant 1.0 : f6E3M2FN
  // CHECK: return loc
  return
}
