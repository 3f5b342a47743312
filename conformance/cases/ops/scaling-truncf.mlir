// RUN: %check %s
// arith.scaling_truncf: the input divided by a power of two and rounded to nearest even; what is too large becomes the largest number.
func.func @plain(%x: f32, %s: f8E8M0FNU) -> f4E2M1FN {
  %r = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f4E2M1FN
  return %r : f4E2M1FN
}
// CALL: @plain(6.0, 2.0) -> 3.0
// CALL: @plain(5.0, 1.0) -> 4.0
// CALL: @plain(-0.25, 1.0) -> -0.0
// CALL: @plain(0.26, 1.0) -> 0.5
// CALL: @plain(100.0, 1.0) -> 6.0
// CALL: @plain(-100.0, 4.0) -> -6.0
// CALL: @plain(1.0, 8.0) -> 0.0
// CALL: @plain(inf, 2.0) -> 6.0
// CALL: @plain(0.0, 2.0) -> 0.0
// CALL-RANDOM: @plain(-10.0..10.0, _) count=60 seed=1
