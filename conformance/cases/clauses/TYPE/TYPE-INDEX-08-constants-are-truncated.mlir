// RUN: %check %s
// CLAUSE: TYPE-INDEX-08
// OPTIONS: index-bitwidth=32
// NEIGHBOUR: "4294967303" -> "7"
// 2^32 + 7 is 7 in 32 bits.
func.func @f() -> index {
  %c = arith.constant 4294967303 : index
  return %c : index
}
// CALL: @f() -> 7
