// RUN: %check %s
// CLAUSE: BARE-04
// OPTIONS: use-bare-ptr-memref-call-conv=true
// Both pointers of the rebuilt descriptor are the argument: a descriptor in memory shows them.
func.func private @probe_view(memref<3xi32>)
func.func @f(%m: memref<3xi32>, %i: index) -> i32 {
  call @probe_view(%m) : (memref<3xi32>) -> ()
  %u = memref.cast %m : memref<3xi32> to memref<*xi32>
  %r = memref.cast %u : memref<*xi32> to memref<?xi32, strided<[?], offset: ?>>
  %v = memref.load %r[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %v : i32
}
// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %[[P:[^:]*]]: !llvm.ptr,
// CHECK-DAG: llvm.insertvalue %[[P]], %{{.*}}[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-DAG: llvm.insertvalue %[[P]], %{{.*}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CALL: @f(memref<data=[4,5,6]>, 1) -> 5
// CALL: @f(memref<data=[4,-500000,6000000]>, 2) -> 6000000
// CALL: @f(memref<data=[4,-500000,6000000]>, 0) -> 4
