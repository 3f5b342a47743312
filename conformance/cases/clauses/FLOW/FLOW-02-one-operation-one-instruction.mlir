// RUN: %check %s
// CLAUSE: FLOW-02
// Comparisons, divisions, selections and switches do exactly what their instruction does.
func.func @below(%a: i32, %b: i32) -> (i1, i1) {
  %s = arith.cmpi slt, %a, %b : i32
  %u = arith.cmpi ult, %a, %b : i32
  return %s, %u : i1, i1
}
func.func @quotients(%a: i32, %b: i32) -> (i32, i32, i32) {
  %s = arith.divsi %a, %b : i32
  %u = arith.divui %a, %b : i32
  %r = arith.remsi %a, %b : i32
  return %s, %u, %r : i32, i32, i32
}
func.func @choose(%c: i1, %a: f32, %b: f32) -> f32 {
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @switch(%a: i32) -> i32 {
  %c10 = arith.constant 10 : i32
  %c20 = arith.constant 20 : i32
  %c30 = arith.constant 30 : i32
  cf.switch %a : i32, [
    default: ^end(%c10 : i32),
    4: ^end(%c20 : i32),
    -6: ^end(%c30 : i32)
  ]
^end(%r: i32):
  return %r : i32
}
// CALL: @below(-1, 1) -> true, false
// CALL: @below(1, -1) -> false, true
// CALL: @below(3, 4) -> true, true
// CALL: @quotients(-7, 2) -> -3, 2147483644, -1
// CALL: @quotients(7, -2) -> -3, 0, 1
// CALL: @quotients(9, 3) -> 3, 3, 0
// CALL: @choose(true, 1.5, 2.5) -> 1.5
// CALL: @choose(false, 1.5, 2.5) -> 2.5
// CALL: @choose(true, nan, 2.5) -> nan
// CALL: @choose(true, inf, 2.5) -> inf
// CALL: @choose(true, -0.0, 2.5) -> -0.0
// CALL: @switch(4) -> 20
// CALL: @switch(-6) -> 30
// CALL: @switch(5) -> 10
// CALL: @switch(-5) -> 10
// CALL-RANDOM: @below count=40 seed=11
