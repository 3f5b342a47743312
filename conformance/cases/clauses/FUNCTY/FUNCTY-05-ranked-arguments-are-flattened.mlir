// RUN: %check %s
// CLAUSE: FUNCTY-05
// Rank 2: two pointers, the offset, two sizes, two strides.
func.func @f(%m: memref<4x?xf32, strided<[?, 1], offset: 2>>) {
  return
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,)]*}}: i64) {{(attributes .*)?}}{
