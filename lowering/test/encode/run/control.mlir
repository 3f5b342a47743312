// RUN: encode-test --quiet %s
// Run by EncodeRunTest as source and lowered; EXPECT lines hold the results, leaf by leaf.

// EXPECT: @fibonacci 144
func.func @fibonacci() -> i64 {
  %n = arith.constant 12 : i64
  %r = call @fib(%n) : (i64) -> i64
  return %r : i64
}
func.func private @fib(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  cf.cond_br %small, ^leaf, ^node
^leaf:
  return %n : i64
^node:
  %a = arith.subi %n, %c1 : i64
  %b = arith.subi %n, %c2 : i64
  %x = call @fib(%a) : (i64) -> i64
  %y = call @fib(%b) : (i64) -> i64
  %r = arith.addi %x, %y : i64
  return %r : i64
}
// Block arguments are exchanged on each round.
// EXPECT: @swap 1 0
func.func @swap() -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 7 : i32
  cf.br ^head(%c0, %c0, %c1 : i32, i32, i32)
^head(%i: i32, %a: i32, %b: i32):
  %done = arith.cmpi eq, %i, %c7 : i32
  %next = arith.addi %i, %c1 : i32
  cf.cond_br %done, ^exit, ^head(%next, %b, %a : i32, i32, i32)
^exit:
  return %a, %b : i32, i32
}
func.func private @choose(%a: i32) -> i32 {
  %r10 = arith.constant 10 : i32
  %r20 = arith.constant 20 : i32
  cf.switch %a : i32, [
    default: ^out(%a : i32),
    1: ^out(%r10 : i32),
    -1: ^out(%r20 : i32)
  ]
^out(%r: i32):
  return %r : i32
}
// EXPECT: @switches 10 20 5
func.func @switches() -> (i32, i32, i32) {
  %f = constant @choose : (i32) -> i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %c5 = arith.constant 5 : i32
  %0 = call @choose(%c1) : (i32) -> i32
  %1 = call_indirect %f(%m1) : (i32) -> i32
  %2 = call_indirect %f(%c5) : (i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}
func.func private @pair(%a: f32, %b: i8) -> (i8, f32) {
  return %b, %a : i8, f32
}
// EXPECT: @results 0x40200000 -7
func.func @results() -> (f32, i8) {
  %a = arith.constant 2.5 : f32
  %b = arith.constant -7 : i8
  %0:2 = call @pair(%a, %b) : (f32, i8) -> (i8, f32)
  return %0#1, %0#0 : f32, i8
}
// EXPECT: @fails assert
// EXPECT-LOWERED: @fails abort
func.func @fails() -> i32 {
  %c = arith.constant 4 : i32
  %r = call @choose(%c) : (i32) -> i32
  %ok = arith.cmpi ne, %r, %c : i32
  cf.assert %ok, "the choice is another"
  return %r : i32
}
