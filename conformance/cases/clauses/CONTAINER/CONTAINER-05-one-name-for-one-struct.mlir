// RUN: %check %s
// CLAUSE: CONTAINER-05
// Each use of an identified struct gives the same converted one.
func.func @f(%a: !llvm.struct<"pair", (index, f32)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
func.func @g(%a: !llvm.struct<"pair", (index, f32)>, %b: !llvm.struct<(struct<"pair", (index, f32)>, i8)>) -> i8 {
  %c = arith.constant 2 : i8
  return %c : i8
}
// CHECK-DAG: llvm.func @f(%{{[^:]*}}: !llvm.struct<"_Converted.pair", (i64, f32)>) -> i8
// CHECK-DAG: llvm.func @g(%{{[^:]*}}: !llvm.struct<"_Converted.pair", (i64, f32)>, %{{[^:]*}}: !llvm.struct<(struct<"_Converted.pair", (i64, f32)>, i8)>) -> i8
