// RUN: encode-test %s | FileCheck %s
// Operations of the math dialect whose result is exact.

// CHECK-LABEL: func @floats
// CHECK: ^0([[X:%[0-9]+]]: f32, [[Y:%[0-9]+]]: f32):
func.func @floats(%x: f32, %y: f32) {
  // CHECK: absf nnan [[X]] : f32
  %0 = math.absf %x fastmath<nnan> : f32
  // CHECK: copysign [[X]], [[Y]] : f32
  %1 = math.copysign %x, %y : f32
  // CHECK: sqrt [[X]] : f32
  %2 = math.sqrt %x : f32
  // CHECK: fma [[X]], [[Y]], [[X]] : f32
  %3 = math.fma %x, %y, %x : f32
  // CHECK: roundf up [[X]] : f32
  %4 = math.ceil %x : f32
  // CHECK: roundf down [[X]] : f32
  %5 = math.floor %x : f32
  // CHECK: roundf to-zero [[X]] : f32
  %6 = math.trunc %x : f32
  // CHECK: roundf nearest-away [[X]] : f32
  %7 = math.round %x : f32
  // CHECK: roundf ninf nearest-even [[X]] : f32
  %8 = math.roundeven %x fastmath<ninf> : f32
  // CHECK: [[M:%[0-9]+]]: f32 = maximumf [[X]], [[Y]] : f32
  // CHECK: minimumf [[M]], [[X]] : f32
  %9 = math.clampf %x to [%y, %x] : f32
  // CHECK: i1 = classifyf [[X]] classes=3 : f32
  %10 = math.isnan %x : f32
  // CHECK: i1 = classifyf [[X]] classes=516 : f32
  %11 = math.isinf %x : f32
  // CHECK: i1 = classifyf [[X]] classes=504 : f32
  %12 = math.isfinite %x : f32
  // CHECK: i1 = classifyf [[X]] classes=264 : f32
  %13 = math.isnormal %x : f32
  return
}

// CHECK-LABEL: func @integers
// CHECK: ^0([[X:%[0-9]+]]: vector<2x2xi8>):
func.func @integers(%x: vector<2x2xi8>) {
  // CHECK: abs [[X]] : vector<2x2xi8>
  %0 = math.absi %x : vector<2x2xi8>
  // CHECK: ctlz [[X]] : vector<2x2xi8>
  %1 = math.ctlz %x : vector<2x2xi8>
  // CHECK: cttz [[X]] : vector<2x2xi8>
  %2 = math.cttz %x : vector<2x2xi8>
  // CHECK: ctpop [[X]] : vector<2x2xi8>
  %3 = math.ctpop %x : vector<2x2xi8>
  // CHECK: ipowi [[X]], [[X]] : vector<2x2xi8>
  %4 = math.ipowi %x, %x : vector<2x2xi8>
  return
}

// CHECK-LABEL: func @intrinsics
// CHECK: ^0([[X:%[0-9]+]]: f64):
llvm.func @intrinsics(%x: f64) {
  // CHECK: roundf up [[X]] : f64
  %0 = llvm.intr.ceil(%x) : (f64) -> f64
  // CHECK: roundf down [[X]] : f64
  %1 = llvm.intr.floor(%x) : (f64) -> f64
  // CHECK: roundf to-zero [[X]] : f64
  %2 = llvm.intr.trunc(%x) : (f64) -> f64
  // CHECK: roundf nearest-away [[X]] : f64
  %3 = llvm.intr.round(%x) : (f64) -> f64
  // CHECK: roundf nearest-even [[X]] : f64
  %4 = llvm.intr.roundeven(%x) : (f64) -> f64
  // CHECK: roundf nearest-even [[X]] : f64
  %5 = llvm.intr.rint(%x) : (f64) -> f64
  // CHECK: roundf nearest-even [[X]] : f64
  %6 = llvm.intr.nearbyint(%x) : (f64) -> f64
  // CHECK: classifyf [[X]] classes=144 : f64
  %7 = "llvm.intr.is.fpclass"(%x) <{bit = 144 : i32}> : (f64) -> i1
  llvm.return
}
