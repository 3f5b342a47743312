// RUN: %check %s
// OPTIONS: index-bitwidth=32
// The index dialect with 32 bits: arithmetic wraps there, constants are cut, sizeof says so.
func.func @ring(%a: index, %b: index) -> (index, index) {
  %0 = index.add %a, %b
  %1 = index.mul %a, %b
  return %0, %1 : index, index
}
func.func @constants() -> (index, index) {
  %0 = index.constant 4294967298
  %1 = index.sizeof
  return %0, %1 : index, index
}
func.func @divide(%a: index, %b: index) -> (index, index) {
  %0 = index.floordivs %a, %b
  %1 = index.ceildivu %a, %b
  return %0, %1 : index, index
}
// CALL: @ring(2147483647, 1) -> -2147483648, 2147483647
// CALL: @ring(65536, 65536) -> 131072, 0
// CALL: @constants() -> 2, 32
// CALL: @divide(-7, 2) -> -4, 2147483645
// CALL-RANDOM: @ring count=30 seed=1
// CALL-RANDOM: @divide(_, 1..1000) count=30 seed=2
// CALL-RANDOM: @divide(_, 1..1000) count=60 seed=11
// CALL-RANDOM: @divide(_, 1..1000) count=300 seed=23
// CALL-RANDOM: @divide(_, -1000..-2) count=60 seed=12
