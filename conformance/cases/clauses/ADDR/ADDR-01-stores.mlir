// RUN: %check %s
// CLAUSE: ADDR-01
// A store is arithmetic on the aligned pointer, then a store of the element.
func.func @f(%m: memref<?xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<?xf32>
  return
}
// CHECK: %[[P:.*]] = llvm.getelementptr {{.*}} -> !llvm.ptr, f32
// CHECK: llvm.store %{{.*}}, %[[P]] {{.*}}f32, !llvm.ptr
// CALL: @f(memref<sizes=[3] data=[1.0,2.0,3.0]>, 1, 9.0) -> () after arg0=[1.0,9.0,3.0]
// CALL: @f(memref<sizes=[3] lead=8 data=[1.0,2.0,3.0]>, 2, 9.0) -> () after arg0=[1.0,2.0,9.0]
