// RUN: %check %s
// CLAUSE: TYPE-INDEX-01
// index becomes an integer of the chosen width; casts from narrower signed integers repeat the sign, unsigned ones do not.
func.func @widen(%a: i8) -> index {
  %r = arith.index_cast %a : i8 to index
  return %r : index
}
func.func @widen_unsigned(%a: i8) -> index {
  %r = arith.index_castui %a : i8 to index
  return %r : index
}
func.func @narrow(%a: index) -> i16 {
  %r = arith.index_cast %a : index to i16
  return %r : i16
}
// CHECK-DAG: llvm.func @widen(%{{[^,]*}}: i8{{.*}}) -> i64
// CHECK-DAG: llvm.func @narrow(%{{[^,]*}}: i64{{.*}}) -> i16
// CALL: @widen(-3) -> -3
// CALL: @widen(-128) -> -128
// CALL: @widen(100) -> 100
// CALL: @widen_unsigned(-3) -> 253
// CALL: @narrow(65537) -> 1
// CALL: @narrow(-2) -> -2
