// RUN: %check %s
// CLAUSE: FUNCTY-08
// A result is not flattened.
func.func @f(%m: memref<?x?xf32>) -> memref<?x?xf32> {
  return %m : memref<?x?xf32>
}
// CHECK: llvm.func @f({{.*}}) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CALL: @f(memref<sizes=[2,1] data=[1.0,2.0]>) -> memref<sizes=[2,1] strides=[1,1] offset=0 data=[1.0,2.0] buffer=arg0>
