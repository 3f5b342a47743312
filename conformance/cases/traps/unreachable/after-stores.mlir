// RUN: %check %s
// OPERATION: ub.unreachable
// What was done before does not matter once control gets there; the assertion on the way holds.
func.func @f(%m: memref<2xi8>, %i: index, %a: i8) {
  %c1 = arith.constant 1 : index
  memref.store %a, %m[%i] : memref<2xi8>
  %in = arith.cmpi ule, %i, %c1 : index
  cf.assert %in, "outside"
  %last = arith.cmpi eq, %i, %c1 : index
  cf.cond_br %last, ^bad, ^good
^bad:
  ub.unreachable  // TRAP: unreachable
^good:
  return
}
// CALL: @f(memref<data=[1,2]>, 1, 9) -> trap(unreachable)
// CALL: @f(memref<data=[1,2]>, 0, 9) -> () after arg0=[9,2]
