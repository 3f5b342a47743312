// RUN: %check %s
// CLAUSE: ALLOC-04
// OPTIONS: use-generic-functions=true
// The generic option names other functions with the same types.
func.func @f(%n: index) {
  %m = memref.alloc(%n) : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return
}
// CHECK-DAG: llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
// CHECK-DAG: llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-DAG: llvm.call @_mlir_memref_to_llvm_alloc({{.*}}) : (i64) -> !llvm.ptr
// CHECK-DAG: llvm.call @_mlir_memref_to_llvm_free({{.*}}) : (!llvm.ptr) -> ()
