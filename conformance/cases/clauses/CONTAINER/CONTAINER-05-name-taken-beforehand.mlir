// RUN: %check %s
// CLAUSE: CONTAINER-05
// The name is taken before anything converts, by the very struct that conversion would make: it is taken over.
llvm.func @lowered(!llvm.struct<"_Converted.early", packed (i64, f32)>)
func.func @f(%a: i8, %b: !llvm.struct<"early", packed (index, f32)>) -> i8 {
  return %a : i8
}
// CHECK: llvm.func @f(%{{[^:]*}}: i8, %{{[^:]*}}: !llvm.struct<"_Converted.early", packed (i64, f32)>) -> i8
