// RUN: %check %s
// CLAUSE: DESC-UNRANKED-08
// What the cast stores has two pointers of the memory space, and it lies behind a pointer of none. What the other cast loads has them, too.
func.func @forth(%m: memref<?xf32, 5>) -> index {
  %u = memref.cast %m : memref<?xf32, 5> to memref<*xf32, 5>
  %r = memref.rank %u : memref<*xf32, 5>
  return %r : index
}
func.func @back(%u: memref<*xf32, 4>, %i: index) -> f32 {
  %m = memref.cast %u : memref<*xf32, 4> to memref<?xf32, 4>
  %v = memref.load %m[%i] : memref<?xf32, 4>
  return %v : f32
}
// CHECK-DAG: llvm.store %{{.*}}, %{{.*}} : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr{{$}}
// CHECK-DAG: llvm.load %{{.*}} : !llvm.ptr -> !llvm.struct<(ptr<4>, ptr<4>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-DAG: llvm.load %{{.*}} : !llvm.ptr<4> -> f32
