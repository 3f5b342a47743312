// RUN: %check %s
// CLAUSE: FUNCTY-09
// Descriptors are members of the result struct, beside scalars.
func.func @f(%m: memref<?xf32>, %n: memref<i8>, %a: i32) -> (memref<i8>, i32, memref<?xf32>) {
  return %n, %a, %m : memref<i8>, i32, memref<?xf32>
}
// CHECK: llvm.func @f({{.*}}) -> !llvm.struct<(struct<(ptr, ptr, i64)>, i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CALL: @f(memref<sizes=[2] data=[1.0,2.0]>, memref<data=[9]>, 4) -> memref<data=[9] buffer=arg1>, 4, memref<sizes=[2] data=[1.0,2.0] buffer=arg0>
