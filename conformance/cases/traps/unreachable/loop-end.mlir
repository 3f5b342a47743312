// RUN: %check %s
// OPERATION: ub.unreachable
// The loop is said to end only by finding the element.
func.func @f(%m: memref<?xi16>, %a: i16) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi16>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %go = arith.cmpi ult, %i, %n : index
  cf.cond_br %go, ^body, ^bad
^body:
  %v = memref.load %m[%i] : memref<?xi16>
  %found = arith.cmpi eq, %v, %a : i16
  %j = arith.addi %i, %c1 : index
  cf.cond_br %found, ^end, ^head(%j : index)
^end:
  return %i : index
^bad:
  ub.unreachable  // TRAP: unreachable
}
// CALL: @f(memref<sizes=[3] data=[4,5,6]>, 7) -> trap(unreachable)
// CALL: @f(memref<sizes=[3] data=[4,5,6]>, 6) -> 2
