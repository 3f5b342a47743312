// RUN: %check %s
// CLAUSE: CALL-RANKED-10
// The attribute of a scalar behind a memref stays with that scalar.
func.func @f(%m: memref<?xf32>, %p: !llvm.ptr {llvm.nonnull}, %a: i32) -> i32 {
  return %a : i32
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: !llvm.ptr {llvm.nonnull}, %{{[^,{]*}}: i32) -> i32
