// RUN: %check %s
// CLAUSE: CALL-RANKED-04
// What a memref argument says of its data stays with the pointer to it, the aligned one.
func.func @f(%m: memref<?xf32> {llvm.noalias}, %n: memref<?xf32> {llvm.align = 64 : i64}) {
  return
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr {llvm.noalias}, {{.*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr {llvm.align = 64 : i64},
