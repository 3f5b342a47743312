// RUN: %check %s
// arith.maximumf on f80: NaN wins, -0.0 is less than +0.0.
func.func @f80(%a: f80, %b: f80) -> f80 {
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}
// CALL: @f80(1.0, 2.0) -> 2.0
// CALL: @f80(2.0, 1.0) -> 2.0
// CALL: @f80(-1.0, 1.0) -> 1.0
// CALL: @f80(nan, 1.0) -> nan
// CALL: @f80(1.0, nan) -> nan
// CALL: @f80(nan, nan) -> nan
// CALL: @f80(inf, 1.0) -> inf
// CALL: @f80(-inf, 1.0) -> 1.0
// CALL: @f80(0x1, 0.0) -> 0x1
// CALL: @f80(0x80000000000000000001, 0x1) -> 0x1
// CALL: @f80(0x7ffeffffffffffffffff, inf) -> inf
// CALL: @f80(-inf, nan) -> nan
// CALL: @f80(0.0, -0.0) -> 0.0
// CALL: @f80(-0.0, 0.0) -> 0.0
// CALL: @f80(-0.0, -0.0) -> -0.0
// CALL: @f80(0.0, 0.0) -> 0.0
// CALL: @f80(0xc014d2793c0b2e16336c, 0xc01a9c20e40d4ed0cc78) -> 0xc014d2793c0b2e16336c
// CALL: @f80(0xc01c98ad75cfea9459c8, 0xc036de9fe184479488e0) -> 0xc01c98ad75cfea9459c8
// CALL: @f80(0x400e850b518d6e786190, 0xbffcb778d0945bd15de4) -> 0x400e850b518d6e786190
// CALL: @f80(0x4019b3e7ba8af3c11f0c, 0x4039fb8cf52a791d4e50) -> 0x4039fb8cf52a791d4e50
// CALL: @f80(-inf, -0.0) -> -0.0
// CALL-RANDOM: @f80(_, _) count=60 seed=6
