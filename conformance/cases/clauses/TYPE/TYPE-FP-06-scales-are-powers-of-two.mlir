// RUN: %check %s
// CLAUSE: TYPE-FP-06
// A scale that is no f8E8M0FNU is rounded to one first: 2.5 to 2 and 3.5 to 4.
func.func @up(%x: f4E2M1FN, %s: f32) -> f32 {
  %r = arith.scaling_extf %x, %s : f4E2M1FN, f32 to f32
  return %r : f32
}
func.func @down(%x: f32, %s: f32) -> f8E5M2 {
  %r = arith.scaling_truncf %x, %s : f32, f32 to f8E5M2
  return %r : f8E5M2
}
// CALL: @up(1.5, 2.5) -> 3.0
// CALL: @up(1.5, 3.5) -> 6.0
// CALL: @down(8.0, 2.5) -> 4.0
// CALL: @down(8.0, 3.5) -> 2.0
// CALL: @down(8.0, nan) -> nan
// CALL-RANDOM: @up count=20 seed=1
// CALL-RANDOM: @down count=20 seed=2
// CALL-RANDOM: @down count=60 seed=11
