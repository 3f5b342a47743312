// RUN: %check %s
// CLAUSE: TYPE-CPLX-02
// (1 + 2i)(3 + 4i) = 3 - 8 + (4 + 6)i; numbers differ if one of their parts does.
func.func @product(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.mul %a, %b : complex<f32>
  return %r : complex<f32>
}
func.func @differ(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %r = complex.neq %a, %b : complex<f32>
  return %r : i1
}
// CALL: @product((1.0, 2.0), (3.0, 4.0)) -> (-5.0, 10.0)
// CALL: @product((nan, 2.0), (3.0, 4.0)) -> (nan, nan)
// CALL: @product((inf, 2.0), (3.0, 4.0)) -> (inf, inf)
// CALL: @product((1.0, inf), (3.0, 4.0)) -> (-inf, inf)
// CALL: @product((-0.0, 2.0), (3.0, 4.0)) -> (-8.0, 6.0)
// CALL: @product((1.0, -0.0), (3.0, 4.0)) -> (3.0, 4.0)
// CALL: @product((-0.0, -0.0), (3.0, 4.0)) -> (0.0, -0.0)
// CALL: @differ((1.0, 2.0), (1.0, 3.0)) -> true
// CALL: @differ((1.0, 2.0), (0.0, 2.0)) -> true
// CALL: @differ((1.0, 2.0), (1.0, 2.0)) -> false
// CALL: @differ((nan, 2.0), (1.0, 3.0)) -> true
// CALL: @differ((1.0, nan), (1.0, 3.0)) -> true
// CALL: @differ((inf, 2.0), (1.0, 3.0)) -> true
// CALL: @differ((1.0, inf), (1.0, 3.0)) -> true
// CALL: @differ((nan, 2.0), (0.0, 2.0)) -> true
// CALL: @differ((-inf, 2.0), (0.0, 2.0)) -> true
// CALL-RANDOM: @product count=20 seed=1
// CALL-RANDOM: @differ count=20 seed=2
// CALL-RANDOM: @product count=60 seed=11
