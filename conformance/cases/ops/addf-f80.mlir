// RUN: %check %s
// arith.addf on f80: rounded to nearest even, signed zeros, infinities, subnormals, overflow.
func.func @f80(%a: f80, %b: f80) -> f80 {
  %r = arith.addf %a, %b : f80
  return %r : f80
}
// CALL: @f80(1.5, 2.5) -> 4.0
// CALL: @f80(-0.0, -0.0) -> -0.0
// CALL: @f80(0.0, -0.0) -> 0.0
// CALL: @f80(-0.0, 0.0) -> 0.0
// CALL: @f80(1.0, 0x3fbf8000000000000000) -> 1.0
// CALL: @f80(0x3fff8000000000000001, 0x3fbf8000000000000000) -> 0x3fff8000000000000002
// CALL: @f80(0x7ffeffffffffffffffff, 0x7ffeffffffffffffffff) -> inf
// CALL: @f80(0xfffeffffffffffffffff, 0x7ffeffffffffffffffff) -> 0.0
// CALL: @f80(0x18000000000000000, 0x80000000000000000001) -> 0x7fffffffffffffff
// CALL: @f80(0x1, 0x1) -> 0x2
// CALL: @f80(inf, -inf) -> nan
// CALL: @f80(inf, inf) -> inf
// CALL: @f80(inf, 1.0) -> inf
// CALL: @f80(nan, 1.0) -> nan
// CALL: @f80(1.0, -1.0) -> 0.0
// CALL: @f80(1.0, 1.0) -> 2.0
// CALL: @f80(0xc01dcd09e14a8dbd5aa0, 0xc01ea3f59cca694717b2) -> 0xc01f853d46b7d812e281
// CALL: @f80(0x4015986b7578a7a399f8, 0xc00ca006fcbcc65c6f80) -> 0x4015981b71fa49406bc0
// CALL: @f80(0xc016d1933c5454312e00, 0x4034f5d97a7137c979f8) -> 0x4034f5d97a6df17c88a7
// CALL: @f80(0x4003c381ef078e63c400, 0x401283a7f9fe5475e9a8) -> 0x401283a9810232850670
// CALL-RANDOM: @f80(_, _) count=60 seed=6
