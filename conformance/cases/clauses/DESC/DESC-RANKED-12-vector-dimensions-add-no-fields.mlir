// RUN: %check %s
// CLAUSE: DESC-RANKED-12
// A rank-1 memref of rank-2 vectors has the descriptor of rank 1.
func.func @id(%m: memref<2xvector<4x8xf32>>) -> memref<2xvector<4x8xf32>> {
  return %m : memref<2xvector<4x8xf32>>
}
// CHECK: llvm.func @id(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64)
// CHECK-SAME: -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
