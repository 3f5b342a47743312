// RUN: %check %s
// CLAUSE: ADDR-01
// A load is arithmetic on the aligned pointer, then a load of the element.
func.func @f(%m: memref<?xf32>, %i: index) -> f32 {
  %w = memref.load %m[%i] : memref<?xf32>
  return %w : f32
}
// CHECK: %[[P:.*]] = llvm.getelementptr {{.*}} -> !llvm.ptr, f32
// CHECK: llvm.load %[[P]] {{.*}} -> f32
// CALL: @f(memref<sizes=[3] data=[1.0,2.0,3.0]>, 1) -> 2.0
// CALL: @f(memref<sizes=[3] lead=8 data=[1.0,2.0,3.0]>, 2) -> 3.0
