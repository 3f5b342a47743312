// RUN: %check %s
// CLAUSE: DESC-UNRANKED-08
// The pointers in the pointed-to descriptor have the memory space; the pointer to it does not.
func.func @id(%m: memref<?xf32, 5>) -> memref<*xf32, 5> {
  %u = memref.cast %m : memref<?xf32, 5> to memref<*xf32, 5>
  return %u : memref<*xf32, 5>
}
// CHECK: llvm.func @id(%{{[^,]*}}: !llvm.ptr<5>, %{{[^,]*}}: !llvm.ptr<5>,{{.*}}) -> !llvm.struct<(i64, ptr)>
// CHECK-NOT: llvm.addrspacecast
