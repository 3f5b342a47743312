// RUN: %check %s
// CLAUSE: DESC-RANKED-01
// Static sizes and layouts leave no trace in the struct: both functions return the same type.
func.func @static(%m: memref<4x5xf32>) -> memref<4x5xf32> {
  return %m : memref<4x5xf32>
}
func.func @strided(%m: memref<?x5xf32, strided<[?, 1], offset: ?>>) -> memref<?x5xf32, strided<[?, 1], offset: ?>> {
  return %m : memref<?x5xf32, strided<[?, 1], offset: ?>>
}
// CHECK-DAG: llvm.func @static({{.*}}) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-DAG: llvm.func @strided({{.*}}) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CALL: @static(memref<data=[0.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,10.0,11.0,12.0,13.0,14.0,15.0,16.0,17.0,18.0,19.0]>) -> memref<sizes=[4,5] strides=[5,1] offset=0>
// CALL: @strided(memref<sizes=[2,5] strides=[7,1] offset=3>) -> memref<sizes=[2,5] strides=[7,1] offset=3>
