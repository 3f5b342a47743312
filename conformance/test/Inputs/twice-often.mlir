// As twice.mlir, with more than one run.
func.func @twice(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
// CALL: @twice(21) -> 42
// CALL: @twice(3) -> 6
// CALL: @twice(4) -> 8
