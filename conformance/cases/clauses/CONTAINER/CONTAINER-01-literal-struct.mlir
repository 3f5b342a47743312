// RUN: %check %s
// CLAUSE: CONTAINER-01
// The members of a literal struct convert.
func.func @f(%a: !llvm.struct<(index, f32)>) -> !llvm.struct<(index, f32)> {
  return %a : !llvm.struct<(index, f32)>
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.struct<(i64, f32)>) -> !llvm.struct<(i64, f32)>
