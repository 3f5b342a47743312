// RUN: %check %s
// CLAUSE: OPS-FLAG-03
// NaN and infinities are numbers without flags; nnan says nothing of infinities, ninf nothing of NaN.
func.func @addf(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b : f32
  return %r : f32
}
func.func @addf_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<nnan> : f32
  return %r : f32
}
func.func @addf_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<ninf> : f32
  return %r : f32
}
func.func @subf(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b : f32
  return %r : f32
}
func.func @subf_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<nnan> : f32
  return %r : f32
}
func.func @subf_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<ninf> : f32
  return %r : f32
}
func.func @mulf(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
func.func @mulf_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<nnan> : f32
  return %r : f32
}
func.func @mulf_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<ninf> : f32
  return %r : f32
}
func.func @divf(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b : f32
  return %r : f32
}
func.func @divf_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<nnan> : f32
  return %r : f32
}
func.func @divf_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<ninf> : f32
  return %r : f32
}
func.func @remf(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b : f32
  return %r : f32
}
func.func @remf_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<nnan> : f32
  return %r : f32
}
func.func @remf_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<ninf> : f32
  return %r : f32
}
func.func @cmpf(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ult, %a, %b : f32
  return %r : i1
}
func.func @cmpf_nnan(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ult, %a, %b fastmath<nnan> : f32
  return %r : i1
}
func.func @cmpf_ninf(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ult, %a, %b fastmath<ninf> : f32
  return %r : i1
}
func.func @sqrt(%a: f32) -> f32 {
  %r = math.sqrt %a : f32
  return %r : f32
}
func.func @floor(%a: f32) -> f32 {
  %r = math.floor %a : f32
  return %r : f32
}
func.func @absf(%a: f32) -> f32 {
  %r = math.absf %a : f32
  return %r : f32
}
func.func @fma(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.fma %a, %b, %c : f32
  return %r : f32
}
func.func @complex_add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.add %a, %b : complex<f32>
  return %r : complex<f32>
}
func.func @complex_mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.mul %a, %b : complex<f32>
  return %r : complex<f32>
}
// CALL: @addf(inf, 1.0) -> inf
// CALL: @addf_nnan(inf, 1.0) -> inf
// CALL: @addf_nnan(-0.0, -0.0) -> -0.0
// CALL: @addf(nan, 1.0) -> nan
// CALL: @addf(-0.0, -0.0) -> -0.0
// CALL: @addf_ninf(nan, 1.0) -> nan
// CALL: @subf(1.0, inf) -> -inf
// CALL: @subf_nnan(1.0, inf) -> -inf
// CALL: @subf(nan, 1.0) -> nan
// CALL: @subf_ninf(nan, 1.0) -> nan
// CALL: @mulf(inf, -2.0) -> -inf
// CALL: @mulf_nnan(inf, -2.0) -> -inf
// CALL: @mulf(nan, 1.0) -> nan
// CALL: @mulf_ninf(nan, 1.0) -> nan
// CALL: @mulf_ninf(-0.0, 1.0) -> -0.0
// CALL: @divf(1.0, 0.0) -> inf
// CALL: @divf_nnan(1.0, 0.0) -> inf
// CALL: @divf(nan, 1.0) -> nan
// CALL: @divf_ninf(nan, 1.0) -> nan
// CALL: @remf(2.0, inf) -> 2.0
// CALL: @remf_nnan(2.0, inf) -> 2.0
// CALL: @remf(nan, 1.0) -> nan
// CALL: @remf_ninf(nan, 1.0) -> nan
// CALL: @cmpf(nan, 1.0) -> true
// CALL: @cmpf(inf, 1.0) -> false
// CALL: @cmpf_nnan(-inf, 1.0) -> true
// CALL: @cmpf_nnan(2.0, 1.0) -> false
// CALL: @cmpf_nnan(1.0, 1.0) -> false
// CALL: @cmpf_ninf(nan, 1.0) -> true
// CALL: @sqrt(inf) -> inf
// CALL: @floor(inf) -> inf
// CALL: @absf(inf) -> inf
// CALL: @sqrt(-1.0) -> nan
// CALL: @sqrt(-0.0) -> -0.0
// CALL: @floor(nan) -> nan
// CALL: @absf(-inf) -> inf
// CALL: @fma(inf, 1.0, -inf) -> nan
// CALL: @fma(inf, 1.0, 1.0) -> inf
// CALL: @complex_add((inf, 1.0), (-inf, 2.0)) -> (nan, 3.0)
// CALL: @complex_add((inf, nan), (-inf, 2.0)) -> (nan, nan)
// CALL: @complex_mul((1.0e30, 0.0), (1.0e30, 0.0)) -> (inf, 0.0)
// CALL: @complex_mul((nan, 0.0), (1.0e30, 0.0)) -> (nan, nan)
// CALL: @complex_mul((1.0e30, nan), (1.0e30, 0.0)) -> (nan, nan)
// CALL: @complex_mul((1.0e30, inf), (1.0e30, 0.0)) -> (nan, inf)
// CALL: @complex_mul((-0.0, 0.0), (1.0e30, 0.0)) -> (-0.0, 0.0)
// CALL-RANDOM: @sqrt(-4.0..-1.0) count=20 seed=1
// CALL-RANDOM: @subf_ninf count=40 seed=11
// CALL-RANDOM: @remf_nnan count=40 seed=11
// CALL-RANDOM: @floor count=40 seed=11
// CALL-RANDOM: @complex_mul count=40 seed=11
