// RUN: %check %s
// CLAUSE: CONTAINER-04
// Inside of structs and arrays that are converted, and beside members that change, it is the same struct as alone.
func.func @f(%a: !llvm.struct<(struct<"inside", packed (i64, f32)>, index)>, %b: !llvm.struct<"around", (array<2 x struct<"inside", packed (i64, f32)>>, index)>, %c: !llvm.struct<"inside", packed (i64, f32)>) -> i8 {
  %r = arith.constant 1 : i8
  return %r : i8
}
// CHECK: llvm.func @f(%{{[^:]*}}: !llvm.struct<(struct<"inside", packed (i64, f32)>, i64)>,
// CHECK-SAME: %{{[^:]*}}: !llvm.struct<"_Converted.around", (array<2 x struct<"inside", packed (i64, f32)>>, i64)>,
// CHECK-SAME: %{{[^:]*}}: !llvm.struct<"inside", packed (i64, f32)>) -> i8
