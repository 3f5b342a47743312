// RUN: %check %s
// CLAUSE: DESC-UNRANKED-05
// The cast takes stack for the descriptor, stores it and notes the rank.
func.func @f(%m: memref<?x?x4xf32>) -> index {
  %u = memref.cast %m : memref<?x?x4xf32> to memref<*xf32>
  %r = memref.rank %u : memref<*xf32>
  return %r : index
}
// CHECK-DAG: llvm.alloca
// CHECK-DAG: llvm.store %{{.*}}, %{{.*}} : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
// CHECK-DAG: llvm.mlir.constant(3 : {{(i64|index)}}) : i64
// CALL: @f(memref<sizes=[2,3,4]>) -> 3
