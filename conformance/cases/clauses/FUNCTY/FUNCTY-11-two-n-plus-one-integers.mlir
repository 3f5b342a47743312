// RUN: %check %s
// CLAUSE: FUNCTY-11
// Rank 3 has seven integers behind its two pointers.
func.func @f(%m: memref<?x?x?xf32>, %a: i16) -> i16 {
  return %a : i16
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i16{{.*}}) -> i16
// CALL: @f(memref<sizes=[1,2,3]>, -5) -> -5
