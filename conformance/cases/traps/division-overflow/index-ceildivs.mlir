// RUN: %check %s
// OPERATION: index.ceildivs
// The smallest index is divided by minus one; by one it stays what it is: index.ceildivs.
func.func @f(%a: index, %b: index) -> index {
  %r = index.ceildivs %a, %b  // TRAP: division-overflow
  return %r : index
}
// CALL: @f(-9223372036854775808, -1) -> trap(division-overflow)
// CALL: @f(-9223372036854775808, 1) -> -9223372036854775808
