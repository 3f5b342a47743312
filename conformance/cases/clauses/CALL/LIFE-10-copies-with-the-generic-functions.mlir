// RUN: %check %s
// CLAUSE: LIFE-10
// OPTIONS: use-generic-functions=true
// With the generic functions there is one allocator: the copy of a returned descriptor comes from it.
func.func @view(%m: memref<?xi32>) -> memref<*xi32> {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
// CHECK-NOT: @{{malloc|free}}
// CHECK: llvm.call @_mlir_memref_to_llvm_alloc({{.*}}) : (i64) -> !llvm.ptr
// CHECK-NOT: @{{malloc|free}}
// CALL: @view(memref<sizes=[3] data=[1,2,3]>) -> memref<buffer=arg0 sizes=[3] data=[1,2,3]>
// CALL-RANDOM: @view(memref<sizes=[6]>) count=10 seed=1
