// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm=mode=analysis %s 2>&1 | FileCheck %s --check-prefix=ANALYSIS --allow-empty
// Functions with an intrinsic become it, with the flags; vectors go row by row.
// ANALYSIS-NOT: remark

// CHECK-LABEL: llvm.func @floats
func.func @floats(%x: f32, %n: i32) {
  // CHECK: llvm.intr.fabs(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %0 = math.absf %x fastmath<nnan> : f32
  // CHECK: llvm.intr.roundeven
  %1 = math.roundeven %x : f32
  // CHECK: llvm.intr.fma
  %2 = math.fma %x, %x, %x : f32
  // CHECK: "llvm.intr.is.fpclass"(%{{.*}}) <{bit = 264 : i32}> : (f32) -> i1
  %3 = math.isnormal %x : f32
  // CHECK: llvm.intr.maximum
  // CHECK: llvm.intr.minimum
  %4 = math.clampf %x to [%x, %x] : f32
  // CHECK: llvm.intr.pow(
  %5 = math.powf %x, %x : f32
  // CHECK: llvm.intr.powi(
  %6 = math.fpowi %x, %n : f32, i32
  // CHECK: llvm.intr.sqrt
  // CHECK: llvm.fdiv
  %7 = math.rsqrt %x : f32
  return
}

// CHECK-LABEL: llvm.func @integers
func.func @integers(%x: vector<2x3xi8>) {
  // CHECK-COUNT-2: "llvm.intr.ctlz"(%{{.*}}) <{is_zero_poison = false}> : (vector<3xi8>) -> vector<3xi8>
  %0 = math.ctlz %x : vector<2x3xi8>
  // CHECK-COUNT-2: "llvm.intr.abs"(%{{.*}}) <{is_int_min_poison = false}> : (vector<3xi8>) -> vector<3xi8>
  %1 = math.absi %x : vector<2x3xi8>
  return
}

// What has no intrinsic is a call of the C library, declared once, lane by lane,
// and in f32 where it has no narrower one.
// CHECK-LABEL: llvm.func @library
func.func @library(%x: f32, %y: f64, %z: f16, %v: vector<2xf32>) {
  // CHECK: llvm.call @expm1f(%{{.*}}) : (f32) -> f32{{$}}
  %0 = math.expm1 %x : f32
  // CHECK: llvm.call @cbrt(%{{.*}}) : (f64) -> f64
  %1 = math.cbrt %y : f64
  // CHECK: llvm.fpext %{{.*}} : f16 to f32
  // CHECK: llvm.call @erff
  // CHECK: llvm.fptrunc %{{.*}} : f32 to f16
  %2 = math.erf %z : f16
  // CHECK-COUNT-2: llvm.call @log1pf
  %3 = math.log1p %v : vector<2xf32>
  return
}

// C has no name for these on every target: what exp and log round away is taken back, in this order only.
// CHECK-LABEL: llvm.func @long
func.func @long(%x: f128, %v: vector<2xf80>) {
  // CHECK: [[U:%.*]] = llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f128
  // CHECK: [[LOG:%.*]] = llvm.intr.log([[U]]) {fastmathFlags = #llvm.fastmath<contract>}
  // CHECK: [[LESS:%.*]] = llvm.fsub [[U]]
  // CHECK: [[FACTOR:%.*]] = llvm.fdiv %{{.*}}, [[LESS]]
  // CHECK: llvm.fmul [[LOG]], [[FACTOR]]
  // CHECK-COUNT-2: llvm.select
  %0 = math.log1p %x fastmath<reassoc,nnan,ninf,nsz,contract> : f128
  // CHECK-COUNT-2: llvm.intr.exp(%{{.*}}) : (f80) -> f80
  %1 = math.expm1 %v : vector<2xf80>
  return
}

// Lanes without numbers cannot be given to a function of C one by one.
// CHECK-LABEL: llvm.func @near_zero_scalable
func.func @near_zero_scalable(%v: vector<[4]xf32>, %h: vector<2x[4]xf16>) -> (vector<[4]xf32>, vector<2x[4]xf16>) {
  // CHECK-NOT: llvm.call
  // CHECK: llvm.intr.exp({{.*}}) : (vector<[4]xf32>) -> vector<[4]xf32>
  %0 = math.expm1 %v : vector<[4]xf32>
  // CHECK-COUNT-2: llvm.intr.log({{.*}}) : (vector<[4]xf32>) -> vector<[4]xf32>
  // CHECK: llvm.fptrunc {{.*}} : vector<[4]xf32> to vector<[4]xf16>
  // CHECK-NOT: llvm.call
  // CHECK: llvm.return
  %1 = math.log1p %h : vector<2x[4]xf16>
  return %0, %1 : vector<[4]xf32>, vector<2x[4]xf16>
}

// A power of another width than the intrinsic's.
// CHECK-LABEL: llvm.func @powers
func.func @powers(%x: f32, %n: i8, %l: i64, %v: vector<2xf32>, %w: vector<2xi32>,
                  %s: vector<[2]xf32>, %p: vector<[2]xi32>, %h: i300) {
  // CHECK: llvm.sext %{{.*}} : i8 to i32
  // CHECK: llvm.intr.powi
  %0 = math.fpowi %x, %n : f32, i8
  // CHECK: llvm.srem
  // CHECK-COUNT-2: llvm.intr.pow(%{{.*}}) : (f64, f64) -> f64
  // CHECK: llvm.intr.copysign
  %1 = math.fpowi %x, %l : f32, i64
  // CHECK-COUNT-2: llvm.intr.powi(%{{.*}}) : (f32, i32) -> f32
  %2 = math.fpowi %v, %w : vector<2xf32>, vector<2xi32>
  // CHECK: llvm.sitofp %{{.*}} : vector<[2]xi32> to vector<[2]xf64>
  // CHECK: llvm.intr.pow(
  // CHECK-NOT: llvm.intr.pow(
  // CHECK: llvm.fptrunc %{{.*}} : vector<[2]xf64> to vector<[2]xf32>
  %3 = math.fpowi %s, %p : vector<[2]xf32>, vector<[2]xi32>
  // Only whether it is odd counts of the rest.
  // CHECK: llvm.intr.smin
  // CHECK: llvm.intr.smax
  // CHECK: llvm.trunc %{{.*}} : i300 to i128
  // CHECK-COUNT-4: llvm.intr.pow(
  // CHECK: llvm.and %{{.*}}, %{{.*}} : i300
  %4 = math.fpowi %x, %h : f32, i300
  return
}
