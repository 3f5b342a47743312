// RUN: %check %s
// CLAUSE: LIFE-10
// OPTIONS: use-generic-functions=true
// With the generic functions there is one allocator: a caller frees copies of descriptors with it, too.
func.func private @view(%m: memref<?xi32>) -> memref<*xi32> {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func @f(%m: memref<?xi32>) -> (index, memref<?xi32, strided<[?], offset: ?>>) {
  %u = call @view(%m) : (memref<?xi32>) -> memref<*xi32>
  %c0 = arith.constant 0 : index
  %r = memref.dim %u, %c0 : memref<*xi32>
  %v = memref.cast %u : memref<*xi32> to memref<?xi32, strided<[?], offset: ?>>
  return %r, %v : index, memref<?xi32, strided<[?], offset: ?>>
}
// CHECK-NOT: @{{malloc|free}}
// CHECK: llvm.call @_mlir_memref_to_llvm_free({{.*}}) : (!llvm.ptr) -> ()
// CHECK-NOT: @{{malloc|free}}
// CALL: @f(memref<sizes=[6]>) -> 6, memref<sizes=[6] strides=[1] offset=0 buffer=arg0>
// CALL: @f(memref<sizes=[3] lead=64>) -> 3, memref<sizes=[3] strides=[1] offset=0 buffer=arg0>
// CALL-RANDOM: @f(memref<sizes=[6]>) count=10 seed=1
