// RUN: %check %s
// CLAUSE: LLVMMOD-CST-08
// A descriptor is built on poison, not on undef.
func.func @f(%n: index) -> memref<?xi8> {
  %m = memref.alloc(%n) : memref<?xi8>
  return %m : memref<?xi8>
}
// CHECK: llvm.mlir.poison : !llvm.struct<
// CHECK-NOT: llvm.mlir.undef
// CALL: @f(3) -> memref<sizes=[3]>
