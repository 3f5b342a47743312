// RUN: %check %s
// OPTIONS: index-bitwidth=32
// arith.index_castui to integers wider than an index of 32 bits: bits above 31 are zeros, also of what is known before it runs.
func.func @constant() -> (i33, i64, i128) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %n = arith.subi %c0, %c5 : index
  %a = arith.index_castui %n : index to i33
  %b = arith.index_castui %n : index to i64
  %c = arith.index_castui %n : index to i128
  return %a, %b, %c : i33, i64, i128
}
func.func @argument(%n: index) -> (i33, i64, i128) {
  %a = arith.index_castui %n : index to i33
  %b = arith.index_castui %n : index to i64
  %c = arith.index_castui %n : index to i128
  return %a, %b, %c : i33, i64, i128
}
// CALL: @constant() -> 4294967291, 4294967291, 4294967291
// CALL: @argument(-5) -> 4294967291, 4294967291, 4294967291
// CALL: @argument(5) -> 5, 5, 5
