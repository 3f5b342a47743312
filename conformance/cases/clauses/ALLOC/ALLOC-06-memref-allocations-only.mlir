// RUN: %check %s
// CLAUSE: ALLOC-06
// OPTIONS: use-generic-functions=true
// Stack memory, views and copies are no allocations, so that no generic function is called.
func.func @f(%m: memref<3xi32>, %i: index) -> i32 {
  %s = memref.alloca() : memref<3xi32>
  memref.copy %m, %s : memref<3xi32> to memref<3xi32>
  %v = memref.subview %s[1] [2] [1] : memref<3xi32> to memref<2xi32, strided<[1], offset: 1>>
  %r = memref.load %v[%i] : memref<2xi32, strided<[1], offset: 1>>
  return %r : i32
}
// CHECK-NOT: @_mlir_memref_to_llvm
// CALL: @f(memref<data=[7,8,9]>, 1) -> 9
// CALL: @f(memref<data=[7,8,9] lead=64>, 1) -> 9
// CALL: @f(memref<data=[-1640531527,1013904242,-626627284] lead=64>, 1) -> -626627284
