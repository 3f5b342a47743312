// RUN: %check %s
// CLAUSE: OPS-MATH-01
// math.isinf and math.isnormal: zeros, subnormals, infinities and NaN are not normal.
func.func @all(%x: f32) -> (i1, i1) {
  %0 = math.isinf %x : f32
  %1 = math.isnormal %x : f32
  return %0, %1 : i1, i1
}
func.func @all64(%x: f64) -> (i1, i1) {
  %0 = math.isinf %x : f64
  %1 = math.isnormal %x : f64
  return %0, %1 : i1, i1
}
// CALL: @all(1.0) -> false, true
// CALL: @all(-0.0) -> false, false
// CALL: @all(0x00800000) -> false, true
// CALL: @all(0x007fffff) -> false, false
// CALL: @all(-inf) -> true, false
// CALL: @all(nan) -> false, false
// CALL: @all64(0x0010000000000000) -> false, true
// CALL: @all64(0x800fffffffffffff) -> false, false
// CALL: @all64(inf) -> true, false
// CALL-RANDOM: @all count=40 seed=1
// CALL-RANDOM: @all64 count=40 seed=2
