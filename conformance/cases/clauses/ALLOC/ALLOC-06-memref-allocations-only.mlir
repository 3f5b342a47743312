// RUN: %check %s
// CLAUSE: ALLOC-06
// OPTIONS: use-generic-functions=true
// The copy of a descriptor that an unranked result needs is no allocation of a memref.
// CHECK-NOT: @_mlir_memref_to_llvm
func.func private @view(%m: memref<?xi32>) -> memref<*xi32> {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func @f(%m: memref<?xi32>) -> index {
  %u = call @view(%m) : (memref<?xi32>) -> memref<*xi32>
  %r = memref.rank %u : memref<*xi32>
  return %r : index
}
// CALL: @f(memref<sizes=[2]>) -> 1
