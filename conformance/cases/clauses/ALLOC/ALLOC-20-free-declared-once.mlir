// RUN: %check %s
// CLAUSE: ALLOC-20
// Two deallocations in two functions, one declaration, also under no other name.
func.func @f(%m: memref<?xf64>) {
  memref.dealloc %m : memref<?xf64>
  return
}
func.func @g(%m: memref<?xi8>) {
  memref.dealloc %m : memref<?xi8>
  return
}
// CHECK: llvm.func @free(
// CHECK-NOT: llvm.func {{(.* )?}}@{{[^(]*}}(!llvm.ptr
