// RUN: %check %s
// CLAUSE: CIFACE-07
// The body of a declared function passes addresses of descriptors on its stack to the declared wrapper.
func.func private @probe_seen(memref<?x2xi8>, i16, memref<f64>) attributes {llvm.emit_c_interface}
func.func @calls(%m: memref<?x2xi8>, %a: i16, %n: memref<f64>) {
  call @probe_seen(%m, %a, %n) : (memref<?x2xi8>, i16, memref<f64>) -> ()
  return
}
// CHECK-DAG: llvm.func {{([a-z_]+ )*}}@_mlir_ciface_probe_seen(!llvm.ptr, i16, !llvm.ptr)
// CHECK-DAG: llvm.alloca {{.*}} !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-DAG: llvm.alloca {{.*}} !llvm.struct<(ptr, ptr, i64)>
// CHECK-DAG: llvm.call @_mlir_ciface_probe_seen({{.*}}) : (!llvm.ptr, i16, !llvm.ptr) -> ()
// CALL: @calls(memref<sizes=[3,2] data=[1,2,3,4,5,6]>, -7, memref<data=[2.5]>) -> ()
// CALL: @calls(memref<sizes=[3,2] lead=64 data=[1,2,3,4,5,6]>, 12345, memref<lead=32 data=[-0.1]>) -> ()
