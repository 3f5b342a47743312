// RUN: %check %s
// CLAUSE: CALL-UNRANKED-02
// Rank and pointer become the two-field struct again.
func.func @f(%a: i8, %u: memref<*xi32>, %c: i1, %w: memref<*xi32>) -> index {
  %x = arith.select %c, %u, %w : memref<*xi32>
  %r = memref.rank %x : memref<*xi32>
  return %r : index
}
// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: i8, %[[RANK:[^:]*]]: i64, %[[PTR:[^:]*]]: !llvm.ptr, %{{[^:]*}}: i1,
// CHECK-DAG: llvm.insertvalue %[[RANK]], %{{.*}}[0] : !llvm.struct<(i64, ptr)>
// CHECK-DAG: llvm.insertvalue %[[PTR]], %{{.*}}[1] : !llvm.struct<(i64, ptr)>
// CALL: @f(0, memref<* sizes=[2,3]>, true, memref<* sizes=[]>) -> 2
// CALL: @f(0, memref<* sizes=[2,3]>, false, memref<* sizes=[]>) -> 0
