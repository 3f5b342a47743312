// RUN: %check %s
// CLAUSE: DESC-UNRANKED-07
// The cast back loads the descriptor and asks nothing.
func.func @f(%u: memref<*xf32>, %i: index) -> f32 {
  %m = memref.cast %u : memref<*xf32> to memref<?xf32>
  %v = memref.load %m[%i] : memref<?xf32>
  return %v : f32
}
// CHECK-NOT: llvm.{{icmp|cond_br|switch|select}}
// CHECK: llvm.load %{{.*}} : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NOT: llvm.{{icmp|cond_br|switch|select}}
// CALL: @f(memref<* sizes=[3] data=[1.0,2.0,3.0]>, 2) -> 3.0
// CALL: @f(memref<* sizes=[3] data=[1.0,2.0,3.0] lead=64>, 2) -> 3.0
