// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// Code that never runs has no effect: division by zero, accesses out of bounds, poison conditions and assertions behind branches not taken.
func.func @guarded_div(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %zero = arith.cmpi eq, %b, %c0 : i32
  cf.cond_br %zero, ^skip, ^div
^div:
  %q = arith.divui %a, %b : i32
  cf.br ^end(%q : i32)
^skip:
  cf.br ^end(%c0 : i32)
^end(%r: i32):
  return %r : i32
}
func.func @guarded_load(%m: memref<?xi32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %k = arith.constant -1 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %inside = arith.cmpi ult, %i, %n : index
  cf.cond_br %inside, ^load, ^end(%k : i32)
^load:
  %v = memref.load %m[%i] : memref<?xi32>
  cf.br ^end(%v : i32)
^end(%r: i32):
  return %r : i32
}
func.func @poison_behind(%c: i1, %a: i8) -> i8 {
  cf.cond_br %c, ^good, ^bad
^good:
  return %a : i8
^bad:
  %p = ub.poison : i1
  %q = ub.poison : i8
  cf.cond_br %p, ^good, ^end
^end:
  %f = arith.constant false
  cf.assert %f, "not reached"
  return %q : i8
}
func.func @no_predecessor(%a: i8) -> i8 {
  return %a : i8
^dead(%x: i8):
  %y = arith.addi %x, %a : i8
  cf.br ^dead(%y : i8)
}
// CALL: @guarded_div(7, 2) -> 3
// CALL: @guarded_div(7, 0) -> 0
// CALL: @guarded_load(memref<sizes=[2] data=[4,5]>, 1) -> 5
// CALL: @guarded_load(memref<sizes=[2] data=[4,5]>, 2) -> -1
// CALL: @guarded_load(memref<sizes=[2] data=[4,5]>, -1) -> -1
// CALL: @poison_behind(true, 5) -> 5
// CALL: @no_predecessor(9) -> 9
// CALL-RANDOM: @guarded_div(_, 0..3) count=30 seed=1
// CALL-RANDOM: @guarded_load(memref<sizes=[N]>, -2..6) N=0..5 count=50 seed=1
// CALL-RANDOM: @no_predecessor(_) count=5 seed=1
