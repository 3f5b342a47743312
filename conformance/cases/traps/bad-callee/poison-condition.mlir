// RUN: %check %s
// OPERATION: func.call_indirect
// Both functions are good, but the condition that chooses between them is poison: func.call_indirect.
func.func private @one(%a: i8) -> i8 {
  return %a : i8
}
func.func private @two(%a: i8) -> i8 {
  %r = arith.addi %a, %a : i8
  return %r : i8
}
func.func @f(%a: i8, %b: i8) -> i8 {
  %s = arith.addi %a, %b overflow<nsw> : i8
  %z = arith.constant 0 : i8
  %c = arith.cmpi sgt, %s, %z : i8
  %g = constant @one : (i8) -> i8
  %h = constant @two : (i8) -> i8
  %x = arith.select %c, %g, %h : (i8) -> i8
  %r = call_indirect %x(%a) : (i8) -> i8  // TRAP: bad-callee
  return %r : i8
}
// CALL: @f(100, 28) -> trap(bad-callee)
// CALL: @f(100, 27) -> 100
// CALL: @f(-100, 99) -> 56
