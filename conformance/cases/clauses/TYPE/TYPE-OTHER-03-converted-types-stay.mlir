// RUN: %check %s
// CLAUSE: TYPE-OTHER-03
// What numbers, memrefs of rank 1, unranked memrefs, functions and vectors become is not converted once more.
func.func @f(%n: i64, %m: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %u: !llvm.struct<(i64, ptr)>,
             %c: !llvm.struct<(f32, f32)>, %p: !llvm.ptr, %v: !llvm.array<2 x vector<3xf32>>) -> !llvm.struct<(i64, ptr)> {
  return %u : !llvm.struct<(i64, ptr)>
}
// CHECK: llvm.func @f(%{{[^,]*}}: i64, %{{[^:]*}}: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %{{[^:]*}}: !llvm.struct<(i64, ptr)>,
// CHECK-SAME: %{{[^:]*}}: !llvm.struct<(f32, f32)>, %{{[^:]*}}: !llvm.ptr, %{{[^:]*}}: !llvm.array<2 x vector<3xf32>>) -> !llvm.struct<(i64, ptr)>
