// RUN: %check %s
// CLAUSE: CALL-UNRANKED-01
// An unranked argument is the rank, then the pointer, in declarations too.
func.func private @g(memref<*xi8>, i1, memref<*xf64, 2>)
func.func @f(%m: memref<*xi8>, %a: i1, %n: memref<*xf64, 2>) {
  call @g(%m, %a, %n) : (memref<*xi8>, i1, memref<*xf64, 2>) -> ()
  return
}
// CHECK-DAG: llvm.func {{.*}}@g(i64, !llvm.ptr, i1, i64, !llvm.ptr)
// CHECK-DAG: llvm.func @f(%{{[^,]*}}: i64, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i1{{[^,]*}}, %{{[^,]*}}: i64, %{{[^,]*}}: !llvm.ptr)
