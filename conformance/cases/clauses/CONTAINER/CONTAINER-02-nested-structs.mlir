// RUN: %check %s
// CLAUSE: CONTAINER-02
// Conversion goes into structs in structs.
func.func @f(%a: !llvm.struct<(i8, struct<(f32, struct<(index)>)>)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.struct<(i8, struct<(f32, struct<(i64)>)>)>) -> i8
