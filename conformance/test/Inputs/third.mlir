// MLIR writes 36 digits of this number and reads 17 of them.
func.func @third() -> f128 {
  %0 = arith.constant 0x3FFD5555555555555555555555555555 : f128
  return %0 : f128
}
// CALL: @third()
