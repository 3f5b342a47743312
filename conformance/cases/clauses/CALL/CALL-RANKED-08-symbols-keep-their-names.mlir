// RUN: %check %s
// CLAUSE: CALL-RANKED-08
// Names do not change, declared or defined.
func.func private @declared(memref<?xf32>)
func.func @"odd name"(%m: memref<?xf32>) {
  call @declared(%m) : (memref<?xf32>) -> ()
  return
}
// CHECK-DAG: llvm.func {{.*}}@declared(!llvm.ptr, !llvm.ptr, i64, i64, i64)
// CHECK-DAG: llvm.func @"odd name"(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64)
