// RUN: %check %s
// CLAUSE: SUCC-07
// cf.switch compares raw bits: negative values, i64 and narrow flags, several cases with one target and different operands, default only.
func.func @negative(%f: i32) -> i32 {
  %m = arith.constant -100 : i32
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %c = arith.constant 3 : i32
  cf.switch %f : i32, [
    default: ^end(%m : i32),
    -1: ^end(%a : i32),
    -2147483648: ^end(%b : i32),
    2147483647: ^end(%c : i32)
  ]
^end(%r: i32):
  return %r : i32
}
func.func @wide(%f: i64, %x: f64, %y: f64) -> (f64, i64) {
  cf.switch %f : i64, [
    default: ^other(%x : f64),
    4294967296: ^one(%x, %f : f64, i64),
    0: ^one(%y, %f : f64, i64),
    -9223372036854775808: ^other(%y : f64),
    9223372036854775807: ^one(%y, %f : f64, i64)
  ]
^one(%v: f64, %g: i64):
  return %v, %g : f64, i64
^other(%w: f64):
  %k = arith.constant -7 : i64
  return %w, %k : f64, i64
}
func.func @narrow(%f: i8) -> i8 {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %t = arith.constant 2 : i8
  cf.switch %f : i8, [
    default: ^end(%z : i8),
    -128: ^end(%o : i8),
    127: ^end(%t : i8),
    5: ^end(%f : i8)
  ]
^end(%r: i8):
  return %r : i8
}
func.func @bit(%f: i1) -> i32 {
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  cf.switch %f : i1, [
    default: ^end(%a : i32),
    1: ^end(%b : i32)
  ]
^end(%r: i32):
  return %r : i32
}
func.func @only_default(%f: i32, %a: i16) -> i16 {
  cf.switch %f : i32, [
    default: ^end(%a : i16)
  ]
^end(%r: i16):
  return %r : i16
}
func.func @default_shares(%f: i32, %a: i16, %b: i16) -> (i16, i16) {
  cf.switch %f : i32, [
    default: ^end(%a, %b : i16, i16),
    3: ^end(%b, %a : i16, i16),
    4: ^end(%a, %a : i16, i16)
  ]
^end(%r: i16, %s: i16):
  return %r, %s : i16, i16
}
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  cf.br ^head(%n, %c0 : i32, i32)
^head(%k: i32, %sum: i32):
  %rest = arith.subi %k, %c1 : i32
  %by3 = arith.addi %sum, %c3 : i32
  %by5 = arith.muli %sum, %c5 : i32
  %left = arith.andi %k, %c3 : i32
  %done = arith.cmpi sle, %k, %c0 : i32
  cf.cond_br %done, ^end, ^pick
^pick:
  cf.switch %left : i32, [
    default: ^head(%rest, %by3 : i32, i32),
    0: ^head(%rest, %by5 : i32, i32),
    2: ^head(%rest, %sum : i32, i32)
  ]
^end:
  return %sum : i32
}
// CALL: @negative(-1) -> 1
// CALL: @negative(-2147483648) -> 2
// CALL: @negative(2147483647) -> 3
// CALL: @negative(1) -> -100
// CALL: @wide(4294967296, 1.5, 2.5) -> 1.5, 4294967296
// CALL: @wide(0, 1.5, 2.5) -> 2.5, 0
// CALL: @wide(-9223372036854775808, 1.5, 2.5) -> 2.5, -7
// CALL: @wide(9223372036854775807, 1.5, 2.5) -> 2.5, 9223372036854775807
// CALL: @wide(1, 1.5, 2.5) -> 1.5, -7
// CALL: @narrow(-128) -> 1
// CALL: @narrow(127) -> 2
// CALL: @narrow(5) -> 5
// CALL: @narrow(-1) -> 0
// CALL: @bit(true) -> 20
// CALL: @bit(false) -> 10
// CALL: @only_default(9, -3) -> -3
// CALL: @default_shares(3, 1, 2) -> 2, 1
// CALL: @default_shares(4, 1, 2) -> 1, 1
// CALL: @default_shares(5, 1, 2) -> 1, 2
// CALL: @loop(0) -> 0
// CALL: @loop(4) -> 6
// CALL: @loop(8) -> 36
// CALL-RANDOM: @negative(-2..2) count=20 seed=1
// CALL-RANDOM: @wide(-1..1, _, _) count=20 seed=1
// CALL-RANDOM: @narrow(_) count=50 seed=1
// CALL-RANDOM: @bit(_) count=5 seed=1
// CALL-RANDOM: @only_default(_, _) count=10 seed=1
// CALL-RANDOM: @default_shares(0..6, _, _) count=30 seed=1
// CALL-RANDOM: @loop(0..30) count=30 seed=1
