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
