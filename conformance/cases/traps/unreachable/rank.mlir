// RUN: %check %s
// OPERATION: ub.unreachable
// Only two ranks were expected of an unranked memref, and a third one comes.
func.func @f(%u: memref<*xf32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %r = memref.rank %u : memref<*xf32>
  %zero = arith.cmpi eq, %r, %c0 : index
  cf.cond_br %zero, ^end(%false : i1), ^more
^more:
  %one = arith.cmpi eq, %r, %c1 : index
  cf.cond_br %one, ^end(%true : i1), ^bad
^bad:
  ub.unreachable  // TRAP: unreachable
^end(%x: i1):
  return %x : i1
}
// CALL: @f(memref<* sizes=[1,1]>) -> trap(unreachable)
// CALL: @f(memref<* sizes=[1]>) -> true
