// RUN: %check %s
// OPERATION: func.return
// Returning from a function that is promised not to return (`noreturn`) is undefined behaviour.
func.func private @never(%go: i1) attributes {passthrough = ["noreturn"]} {
  cf.assert %go, "it ends here"
  return  // TRAP: assume-violated
}
func.func @f(%call: i1, %go: i1, %v: i32) -> i32 {
  cf.cond_br %call, ^call, ^end
^call:
  call @never(%go) : (i1) -> ()
  cf.br ^end
^end:
  return %v : i32
}
// CALL: @f(false, true, 3) -> 3
// CALL: @f(true, true, 3) -> trap(assume-violated)
