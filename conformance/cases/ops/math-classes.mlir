// RUN: %check %s
// math.isnan and math.isfinite.
func.func @all(%x: f32) -> (i1, i1) {
  %0 = math.isnan %x : f32
  %1 = math.isfinite %x : f32
  return %0, %1 : i1, i1
}
func.func @all64(%x: f64) -> (i1, i1) {
  %0 = math.isnan %x : f64
  %1 = math.isfinite %x : f64
  return %0, %1 : i1, i1
}
func.func @lanes(%x: vector<4xf16>) -> (vector<4xi1>, vector<4xi1>) {
  %0 = math.isnan %x : vector<4xf16>
  %1 = math.isfinite %x : vector<4xf16>
  return %0, %1 : vector<4xi1>, vector<4xi1>
}
// CALL: @all(1.0) -> false, true
// CALL: @all(-0.0) -> false, true
// CALL: @all(0x00000001) -> false, true
// CALL: @all(inf) -> false, false
// CALL: @all(-inf) -> false, false
// CALL: @all(0xffc12345) -> true, false
// CALL: @all(0x7f800001) -> true, false
// CALL: @all64(0x7ff0000000000001) -> true, false
// CALL: @lanes([1.0, inf, 0x7c01, 0xfe00]) -> [false, false, true, true], [true, false, false, false]
// CALL-RANDOM: @all count=40 seed=1
// CALL-RANDOM: @all64 count=40 seed=2
// CALL-RANDOM: @lanes count=40 seed=3
