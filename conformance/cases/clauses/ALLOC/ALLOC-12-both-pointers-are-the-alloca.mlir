// RUN: %check %s
// CLAUSE: ALLOC-12
// Allocated and aligned pointer of stack memory are what the alloca gave. Nobody may use the memory that is returned.
func.func @both() -> memref<3x4xi32> {
  %m = memref.alloca() {alignment = 16 : i64} : memref<3x4xi32>
  return %m : memref<3x4xi32>
}
// CHECK: %[[P:.*]] = llvm.alloca {{.*}} x i32 {alignment = 16 : i64}
// CHECK-DAG: llvm.insertvalue %[[P]], %{{.*}}[0]
// CHECK-DAG: llvm.insertvalue %[[P]], %{{.*}}[1]
