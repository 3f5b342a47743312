// RUN: %check %s
// CLAUSE: SUCC-09
// A block is the successor of itself on two edges of its own switch: one exchanges two of its arguments while it counts, the
// other does not. Values of one turn are read before those of the next one are there.
func.func @turns(%n: i32, %a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  cf.br ^loop(%n, %a, %b : i32, i32, i32)
^loop(%left: i32, %x: i32, %y: i32):
  %next = arith.subi %left, %c1 : i32
  %kind = arith.andi %next, %c3 : i32
  %sum = arith.addi %x, %c1 : i32
  cf.switch %kind : i32, [
    default: ^end,
    1: ^loop(%next, %y, %x : i32, i32, i32),
    2: ^loop(%next, %sum, %y : i32, i32, i32)
  ]
^end:
  return %x, %y : i32, i32
}
// CALL: @turns(1, 10, 20) -> 10, 20
// CALL: @turns(2, 10, 20) -> 20, 10
// CALL: @turns(3, 10, 20) -> 20, 11
// CALL: @turns(4, 10, 20) -> 10, 20
// CALL-RANDOM: @turns(1..9, _, _) count=30 seed=1
