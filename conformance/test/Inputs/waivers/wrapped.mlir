// The same with a C wrapper: each call is made twice.
func.func @f(%a: i128, %b: i128) -> i128 attributes {llvm.emit_c_interface} {
  %s = arith.addi %a, %b : i128
  %q = arith.floordivsi %s, %b : i128
  return %q : i128
}
// CALL: @f(-7, 2) -> -3
// CALL: @f(7, 2) -> 4
// CALL: @f(-8, 3) -> -2
