// RUN: %check %s
// OPERATION: ub.unreachable
// A callee never comes back for this argument.
func.func private @check(%n: index) {
  %c4 = arith.constant 4 : index
  %ok = arith.cmpi ult, %n, %c4 : index
  cf.cond_br %ok, ^good, ^bad
^good:
  return
^bad:
  ub.unreachable  // TRAP: unreachable
}
func.func @f(%m: memref<4xf64>, %i: index) -> f64 {
  func.call @check(%i) : (index) -> ()
  %r = memref.load %m[%i] : memref<4xf64>
  return %r : f64
}
// CALL: @f(memref<data=[1,2,3,4]>, 4) -> trap(unreachable)
// CALL: @f(memref<data=[1,2,3,4]>, 3) -> 4.0
