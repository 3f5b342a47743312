// RUN: %check %s
// OPERATION: index.floordivs
// OPTIONS: index-bitwidth=32
// The smallest index has 32 bits here, so that -2147483648 overflows in index.floordivs.
func.func @f(%a: index, %b: index) -> index {
  %r = index.floordivs %a, %b  // TRAP: division-overflow
  return %r : index
}
// CALL: @f(-2147483648, -1) -> trap(division-overflow)
// CALL: @f(-2147483647, -2) -> 1073741823
