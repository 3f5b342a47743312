// RUN: %check %s
// arith.scaling_extf: the input times a power of two; wider scales are rounded to one first.
func.func @plain(%x: f4E2M1FN, %s: f8E8M0FNU) -> f32 {
  %r = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
  return %r : f32
}
func.func @lanes(%x: vector<4xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %r = arith.scaling_extf %x, %s : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  return %r : vector<4xf32>
}
// CALL: @plain(1.5, 2.0) -> 3.0
// CALL: @plain(-6.0, 0.5) -> -3.0
// CALL: @plain(0.0, 4.0) -> 0.0
// CALL: @plain(-0.0, 4.0) -> -0.0
// CALL: @plain(1.0, 0x00) -> 0x00400000
// CALL: @plain(1.0, nan) -> nan
// CALL: @lanes([0.5, 1.0, 3.0, -4.0], [1.0, 2.0, 0.25, 8.0]) -> [0.5, 2.0, 0.75, -32.0]
// CALL-RANDOM: @plain count=60 seed=1
// CALL-RANDOM: @lanes count=20 seed=2
