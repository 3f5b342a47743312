// RUN: %check %s
// CLAUSE: CONTAINER-03
// An identified struct that changes gets the reserved prefix.
func.func @f(%a: !llvm.struct<"pair", (index, f32)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.struct<"_Converted.pair", (i64, f32)>) -> i8
