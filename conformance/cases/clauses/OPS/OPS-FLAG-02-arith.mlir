// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// Each fast-math flag, several, and all of them are on the LLVM operation, which its type tells from others of its name.
// CHECK-DAG: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f32
func.func @addf_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CHECK-DAG: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : f32
func.func @subf_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<ninf> : f32
  return %r : f32
}
// CHECK-DAG: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz>} : f32
func.func @mulf_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<nsz> : f32
  return %r : f32
}
// CHECK-DAG: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<arcp>} : f32
func.func @divf_arcp(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<arcp> : f32
  return %r : f32
}
// CHECK-DAG: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
func.func @remf_contract(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<afn>} : f64
func.func @addf_afn(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b fastmath<afn> : f64
  return %r : f64
}
// CHECK-DAG: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : f64
func.func @subf_reassoc(%a: f64, %b: f64) -> f64 {
  %r = arith.subf %a, %b fastmath<reassoc> : f64
  return %r : f64
}
// CHECK-DAG: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, ninf, contract>} : f64
func.func @mulf_nnan_ninf_contract(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b fastmath<nnan,ninf,contract> : f64
  return %r : f64
}
// CHECK-DAG: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<fast>} : f16
func.func @addf_fast(%a: f16, %b: f16) -> f16 {
  %r = arith.addf %a, %b fastmath<fast> : f16
  return %r : f16
}
// CHECK-DAG: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz, arcp>} : f64
func.func @divf_nsz_arcp(%a: f64, %b: f64) -> f64 {
  %r = arith.divf %a, %b fastmath<nsz,arcp> : f64
  return %r : f64
}
// CHECK-DAG: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, nsz>} : f64
func.func @remf_nnan_nsz(%a: f64, %b: f64) -> f64 {
  %r = arith.remf %a, %b fastmath<nnan,nsz> : f64
  return %r : f64
}
// CHECK-DAG: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, nsz>}
func.func @negf(%a: f32) -> f32 {
  %r = arith.negf %a fastmath<nnan,nsz> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.maximum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
func.func @maximumf(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.minimum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
func.func @minimumf(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.maxnum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
func.func @maxnumf(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.minnum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
func.func @minnumf(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CHECK-DAG: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, ninf>}
func.func @cmpf(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<nnan,ninf> : f32
  return %r : i1
}
// CHECK-DAG: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : vector<2xf64>
// CHECK-DAG: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : vector<2xf64>
func.func @rows(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.addf %a, %b fastmath<ninf> : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
// CALL: @addf_nnan(6.0, 3.0) -> 9.0
// CALL: @addf_nnan(inf, 3.0) -> inf
// CALL: @addf_nnan(-0.0, -0.0) -> -0.0
// CALL: @subf_ninf(6.0, 3.0) -> 3.0
// CALL: @subf_ninf(nan, 3.0) -> nan
// CALL: @subf_ninf(-0.0, -0.0) -> 0.0
// CALL: @mulf_nsz(6.0, 3.0) -> 18.0
// CALL: @mulf_nsz(nan, 3.0) -> nan
// CALL: @divf_arcp(6.0, 2.0) -> 3.0
// CALL: @divf_arcp(nan, 2.0) -> nan
// CALL: @remf_contract(7.0, 3.0) -> 1.0
// CALL: @remf_contract(-0.0, 3.0) -> -0.0
// CALL: @addf_afn(6.0, 3.0) -> 9.0
// CALL: @addf_afn(nan, 3.0) -> nan
// CALL: @addf_afn(-0.0, -0.0) -> -0.0
// CALL: @subf_reassoc(6.0, 3.0) -> 3.0
// CALL: @subf_reassoc(-0.0, 3.0) -> -3.0
// CALL: @mulf_nnan_ninf_contract(6.0, 3.0) -> 18.0
// CALL: @mulf_nnan_ninf_contract(-0.0, 3.0) -> -0.0
// CALL: @addf_fast(6.0, 3.0) -> 9.0
// CALL: @divf_nsz_arcp(6.0, 2.0) -> 3.0
// CALL: @divf_nsz_arcp(inf, 2.0) -> inf
// CALL: @remf_nnan_nsz(7.0, 3.0) -> 1.0
// CALL: @remf_nnan_nsz(7.0, inf) -> 7.0
// CALL: @negf(2.0) -> -2.0
// CALL: @negf(inf) -> -inf
// CALL: @maximumf(6.0, 3.0) -> 6.0
// CALL: @maximumf(inf, 3.0) -> inf
// CALL: @maximumf(-inf, -0.0) -> -0.0
// CALL: @minimumf(6.0, 3.0) -> 3.0
// CALL: @minimumf(-0.0, 3.0) -> -0.0
// CALL: @maxnumf(6.0, 3.0) -> 6.0
// CALL: @maxnumf(-inf, -0.0) -> -0.0
// CALL: @minnumf(6.0, 3.0) -> 3.0
// CALL: @minnumf(inf, 3.0) -> 3.0
// CALL: @minnumf(-0.0, 3.0) -> -0.0
// CALL: @cmpf(6.0, 3.0) -> false
// CALL: @rows([1.0, 2.0, 3.0, 4.0], [1.0, 1.0, 1.0, 1.0]) -> [2.0, 3.0, 4.0, 5.0]
// CALL: @rows([nan, 2.0, 3.0, 4.0], [1.0, 1.0, 1.0, 1.0]) -> [nan, 3.0, 4.0, 5.0]
// CALL: @rows([-0.0, -0.0, -0.0, -0.0], [-0.0, -0.0, -0.0, -0.0]) -> [-0.0, -0.0, -0.0, -0.0]
// CALL-RANDOM: @subf_ninf count=40 seed=11
// CALL-RANDOM: @maximumf count=40 seed=11
// CALL-RANDOM: @minimumf count=40 seed=11
// CALL-RANDOM: @maxnumf count=40 seed=11
// CALL-RANDOM: @minnumf count=40 seed=11
// CALL-RANDOM: @rows count=40 seed=11
