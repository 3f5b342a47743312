// RUN: %check %s
// OPERATION: cf.assert
// OPTIONS: index-bitwidth=32
// The value is not zero as i64, but it is as an index of 32 bits, which is what is compared: cf.assert.
func.func @f(%a: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %x = arith.index_castui %a : i64 to index
  %c = arith.cmpi ne, %x, %c0 : index
  cf.assert %c, "not zero"  // TRAP: assert
  return %a : i64
}
// CALL: @f(12884901888) -> trap(assert)
// CALL: @f(12884901889) -> 12884901889
