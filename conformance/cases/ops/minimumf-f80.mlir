// RUN: %check %s
// arith.minimumf on f80: NaN wins, -0.0 is less than +0.0.
func.func @f80(%a: f80, %b: f80) -> f80 {
  %r = arith.minimumf %a, %b : f80
  return %r : f80
}
// CALL: @f80(1.0, 2.0) -> 1.0
// CALL: @f80(2.0, 1.0) -> 1.0
// CALL: @f80(-1.0, 1.0) -> -1.0
// CALL: @f80(nan, 1.0) -> nan
// CALL: @f80(1.0, nan) -> nan
// CALL: @f80(nan, nan) -> nan
// CALL: @f80(inf, 1.0) -> 1.0
// CALL: @f80(-inf, 1.0) -> -inf
// CALL: @f80(0x1, 0.0) -> 0.0
// CALL: @f80(0x80000000000000000001, 0x1) -> 0x80000000000000000001
// CALL: @f80(0x7ffeffffffffffffffff, inf) -> 0x7ffeffffffffffffffff
// CALL: @f80(-inf, nan) -> nan
// CALL: @f80(0.0, -0.0) -> -0.0
// CALL: @f80(-0.0, 0.0) -> -0.0
// CALL: @f80(-0.0, -0.0) -> -0.0
// CALL: @f80(0.0, 0.0) -> 0.0
// CALL: @f80(0xc0268860260c4aa9b9fc, 0xc00ec4c5d30394409a80) -> 0xc0268860260c4aa9b9fc
// CALL: @f80(0xc023b1d4fce46e238724, 0xc026c7b64c40c46de490) -> 0xc026c7b64c40c46de490
// CALL: @f80(0x4032c842e4a338122334, 0x4017cda41bf356401dfe) -> 0x4017cda41bf356401dfe
// CALL: @f80(0xc01cb57b9a66bc902900, 0xc005d7bfc564f03b931e) -> 0xc01cb57b9a66bc902900
// CALL-RANDOM: @f80(_, _) count=60 seed=6
