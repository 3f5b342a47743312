// RUN: %check %s
// OPERATION: func.call_indirect
// The call promises that its argument is defined, and gives poison; without wrapping it is defined.
func.func private @same(%x: i32) -> i32 {
  return %x : i32
}
func.func @f(%a: i32) -> i32 {
  %g = constant @same : (i32) -> i32
  %one = arith.constant 1 : i32
  %x = arith.addi %a, %one overflow<nsw> : i32
  %r = func.call_indirect %g(%x) {arg_attrs = [{llvm.noundef}]} : (i32) -> i32  // TRAP: assume-violated
  return %r : i32
}
// CALL: @f(2147483647) -> trap(assume-violated)
// CALL: @f(2147483646) -> 2147483647
