// RUN: %check %s
// OPERATION: func.call_indirect
// A call without arguments and results, of which nobody would notice anything: func.call_indirect of poison.
func.func private @nothing() {
  return
}
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = constant @nothing : () -> ()
  %p = ub.poison : () -> ()
  cf.br ^head(%c0, %g : index, () -> ())
^head(%i: index, %h: () -> ()):
  call_indirect %h() : () -> ()  // TRAP: bad-callee
  %j = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %j, %n : index
  cf.cond_br %more, ^head(%j, %p : index, () -> ()), ^end
^end:
  return %j : index
}
// CALL: @f(2) -> trap(bad-callee)
// CALL: @f(1) -> 1
