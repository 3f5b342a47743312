// RUN: %check %s
// CLAUSE: CONTAINER-04
// An identified struct that needs nothing keeps its name.
func.func @f(%a: !llvm.struct<"fine", (i64, f32)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.struct<"fine", (i64, f32)>) -> i8
