// RUN: %check %s
// CLAUSE: CONTAINER-11
// Two structs refer to each other through functions that take them, and one has the other as a member besides.
func.func @f(%a: !llvm.struct<"outer", (struct<"inner", (index, (!llvm.struct<"outer">) -> f32)>, (!llvm.struct<"outer">) -> (), f32)>, %b: i8) -> i8 {
  return %b : i8
}
// CHECK: llvm.func @f(%{{[^:]*}}: !llvm.struct<"_Converted.outer", (struct<"_Converted.inner", (i64, ptr)>, ptr, f32)>, %{{[^:]*}}: i8) -> i8
