// RUN: %check %s
// CLAUSE: DESC-RANKED-06
// OPTIONS: index-bitwidth=32
// Offset, sizes and strides are i32 where index is.
func.func @id(%m: memref<?x?xf64, strided<[?, ?], offset: ?>>) -> memref<?x?xf64, strided<[?, ?], offset: ?>> {
  return %m : memref<?x?xf64, strided<[?, ?], offset: ?>>
}
// CHECK: llvm.func @id({{.*}}) -> !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CALL: @id(memref<sizes=[2,3] strides=[3,1] offset=0>) -> memref<sizes=[2,3] strides=[3,1] offset=0>
