// RUN: %check %s
// OPERATION: cf.assert
// The poison comes back from a helper, which is no fault, and goes into another, which asserts it: cf.assert.
func.func private @make(%a: i32) -> i1 {
  %b = arith.trunci %a overflow<nuw> : i32 to i1
  return %b : i1
}
func.func private @check(%c: i1) {
  cf.assert %c, "set"  // TRAP: branch-on-poison
  return
}
func.func @f(%a: i32) -> i32 {
  %b = call @make(%a) : (i32) -> i1
  call @check(%b) : (i1) -> ()
  return %a : i32
}
// CALL: @f(3) -> trap(branch-on-poison)
// CALL: @f(1) -> 1
