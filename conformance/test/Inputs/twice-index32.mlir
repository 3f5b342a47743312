// A case that any command can lower.
// OPTIONS: index-bitwidth=32
func.func @twice(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
// CALL: @twice(21) -> 42
