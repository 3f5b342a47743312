// RUN: %check %s
// index.ceildivs of the smallest index by minus one; by one it stays what it is.
func.func @f(%a: index, %b: index) -> index {
  %r = index.ceildivs %a, %b
  return %r : index
}
// CALL: @f(-9223372036854775808, -1) -> trap(division-overflow)
// CALL: @f(-9223372036854775808, 1) -> -9223372036854775808
