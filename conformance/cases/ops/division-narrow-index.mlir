// RUN: %check %s
// OPTIONS: index-bitwidth=32
// Constants of index are computed in the width of index: -5 is 4294967291 for unsigned division.
func.func @rest() -> index {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %0 = arith.subi %c0, %c5 : index
  %1 = arith.remui %0, %c7 : index
  return %1 : index
}
// CALL: @rest() -> 6
func.func @quotient() -> index {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %0 = arith.subi %c0, %c5 : index
  %1 = arith.divui %0, %c7 : index
  return %1 : index
}
// CALL: @quotient() -> 613566755
func.func @of_argument(%i: index) -> (index, index) {
  %c7 = arith.constant 7 : index
  %0 = arith.remui %i, %c7 : index
  %1 = arith.divui %i, %c7 : index
  return %0, %1 : index, index
}
// CALL: @of_argument(-5) -> 6, 613566755
