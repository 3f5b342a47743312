// RUN: %check %s
// ULP: 4
// math functions that no intrinsic of LLVM stands for.
func.func @inverse(%x: f64) -> (f64, f64) {
  %0 = math.asinh %x : f64
  %1 = math.cbrt %x : f64
  return %0, %1 : f64, f64
}
func.func @error(%x: f64) -> (f64, f64) {
  %0 = math.erf %x : f64
  %1 = math.erfc %x : f64
  return %0, %1 : f64, f64
}
func.func @acosh_of(%x: f64) -> f64 {
  %r = math.acosh %x : f64
  return %r : f64
}
func.func @atanh_of(%x: f64) -> f64 {
  %r = math.atanh %x : f64
  return %r : f64
}
// CALL: @inverse(1.0) -> 0.881373587019543, 1.0
// CALL: @inverse(-8.0) -> -2.7764722807237177, -2.0
// CALL: @error(0.0) -> 0.0, 1.0
// CALL: @error(0.5) -> 0.5204998778130465, 0.4795001221869535
// CALL: @acosh_of(1.0) -> 0.0
// CALL: @acosh_of(2.0) -> 1.3169578969248166
// CALL: @atanh_of(0.5) -> 0.5493061443340549
// CALL-RANDOM: @inverse(-100.0..100.0) count=60 seed=1
// CALL-RANDOM: @error(-3.0..3.0) count=60 seed=2
// CALL-RANDOM: @acosh_of(1.0..100.0) count=40 seed=3
// CALL-RANDOM: @atanh_of(-0.99..0.99) count=40 seed=4
