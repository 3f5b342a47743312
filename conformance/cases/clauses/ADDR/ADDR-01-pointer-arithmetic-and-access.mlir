// RUN: %check %s
// CLAUSE: ADDR-01
// An access is arithmetic on the aligned pointer, then a load or store of the element.
func.func @f(%m: memref<?xf32>, %i: index, %v: f32) -> f32 {
  %w = memref.load %m[%i] : memref<?xf32>
  memref.store %v, %m[%i] : memref<?xf32>
  return %w : f32
}
// CHECK: %[[P:.*]] = llvm.getelementptr {{.*}} -> !llvm.ptr, f32
// CHECK: llvm.load %[[P]] {{.*}} -> f32
// CHECK: %[[Q:.*]] = llvm.getelementptr {{.*}} -> !llvm.ptr, f32
// CHECK: llvm.store %{{.*}}, %[[Q]] {{.*}}f32, !llvm.ptr
// CALL: @f(memref<sizes=[3] data=[1.0,2.0,3.0]>, 1, 9.0) -> 2.0 after arg0=[1.0,9.0,3.0]
