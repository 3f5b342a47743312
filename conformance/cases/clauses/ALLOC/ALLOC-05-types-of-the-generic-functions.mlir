// RUN: %check %s
// CLAUSE: ALLOC-05
// OPTIONS: use-generic-functions=true use-aligned-alloc=true
// The generic functions have the types of malloc, aligned_alloc and free.
func.func @f(%n: index) {
  %m = memref.alloc(%n) : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return
}
// CHECK-DAG: llvm.func @_mlir_memref_to_llvm_aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-DAG: llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-DAG: llvm.call @_mlir_memref_to_llvm_aligned_alloc({{.*}}) : (i64, i64) -> !llvm.ptr
// CHECK-DAG: llvm.call @_mlir_memref_to_llvm_free({{.*}}) : (!llvm.ptr) -> ()
// CALL: @f(3) -> ()
