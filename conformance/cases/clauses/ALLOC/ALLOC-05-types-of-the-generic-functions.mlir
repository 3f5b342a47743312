// RUN: %check %s
// CLAUSE: ALLOC-05
// OPTIONS: use-generic-functions=true use-aligned-alloc=true
// The generic functions have the types of malloc, aligned_alloc and free.
func.func @f(%n: index, %v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  %m = memref.alloc(%n) : memref<?xf64>
  memref.store %v, %m[%last] : memref<?xf64>
  %r = memref.load %m[%last] : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}
// CHECK-DAG: llvm.func @_mlir_memref_to_llvm_aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-DAG: llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-DAG: llvm.call @_mlir_memref_to_llvm_aligned_alloc({{.*}}) : (i64, i64) -> !llvm.ptr
// CHECK-DAG: llvm.call @_mlir_memref_to_llvm_free({{.*}}) : (!llvm.ptr) -> ()
// CALL: @f(3, 1234.5678) -> 1234.5678
// CALL: @f(100, -0.1) -> -0.1
