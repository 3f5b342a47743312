// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// Each fast-math flag, several, and all of them are on the LLVM operation.
// CHECK-LABEL: llvm.func @addf_nnan(
// CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>}
func.func @addf_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @subf_ninf(
// CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>}
func.func @subf_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<ninf> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @mulf_nsz(
// CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz>}
func.func @mulf_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<nsz> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @divf_arcp(
// CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<arcp>}
func.func @divf_arcp(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<arcp> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @remf_contract(
// CHECK: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<contract>}
func.func @remf_contract(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<contract> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @addf_afn(
// CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<afn>}
func.func @addf_afn(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<afn> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @subf_reassoc(
// CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>}
func.func @subf_reassoc(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<reassoc> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @mulf_nnan_ninf_contract(
// CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, ninf, contract>}
func.func @mulf_nnan_ninf_contract(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<nnan,ninf,contract> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @addf_fast(
// CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<fast>}
func.func @addf_fast(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<fast> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @divf_nsz_arcp(
// CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz, arcp>}
func.func @divf_nsz_arcp(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<nsz,arcp> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @remf_nnan_nsz(
// CHECK: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, nsz>}
func.func @remf_nnan_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<nnan,nsz> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @negf(
// CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, nsz>}
func.func @negf(%a: f32) -> f32 {
  %r = arith.negf %a fastmath<nnan,nsz> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @maximumf(
// CHECK: llvm.intr.maximum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
func.func @maximumf(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @minimumf(
// CHECK: llvm.intr.minimum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
func.func @minimumf(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @maxnumf(
// CHECK: llvm.intr.maxnum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
func.func @maxnumf(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @minnumf(
// CHECK: llvm.intr.minnum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
func.func @minnumf(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @cmpf(
// CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, ninf>}
func.func @cmpf(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<nnan,ninf> : f32
  return %r : i1
}
// CHECK-LABEL: llvm.func @rows(
// CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>}
// CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>}
func.func @rows(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.addf %a, %b fastmath<ninf> : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
// CALL: @addf_nnan(6.0, 3.0) -> 9.0
// CALL: @subf_ninf(6.0, 3.0) -> 3.0
// CALL: @mulf_nsz(6.0, 3.0) -> 18.0
// CALL: @divf_arcp(6.0, 3.0) -> 2.0
// CALL: @remf_contract(6.0, 3.0) -> 0.0
// CALL: @addf_afn(6.0, 3.0) -> 9.0
// CALL: @subf_reassoc(6.0, 3.0) -> 3.0
// CALL: @mulf_nnan_ninf_contract(6.0, 3.0) -> 18.0
// CALL: @addf_fast(6.0, 3.0) -> 9.0
// CALL: @divf_nsz_arcp(6.0, 3.0) -> 2.0
// CALL: @remf_nnan_nsz(6.0, 3.0) -> 0.0
// CALL: @negf(2.0) -> -2.0
// CALL: @maximumf(6.0, 3.0) -> 6.0
// CALL: @minimumf(6.0, 3.0) -> 3.0
// CALL: @maxnumf(6.0, 3.0) -> 6.0
// CALL: @minnumf(6.0, 3.0) -> 3.0
// CALL: @cmpf(6.0, 3.0) -> false
// CALL: @rows([1.0, 2.0, 3.0, 4.0], [1.0, 1.0, 1.0, 1.0]) -> [2.0, 3.0, 4.0, 5.0]
