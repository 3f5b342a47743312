// RUN: %check %s
// CLAUSE: CIFACE-22
// Functions without the request keep signature, calls and name, and get no second form.
func.func @asked(%m: memref<?xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<?xf32>
}
func.func private @probe_plain(memref<?xf32>, i32) -> i32
func.func @plain(%m: memref<?xf32>, %a: i32) -> i32 {
  %n = call @asked(%m) : (memref<?xf32>) -> memref<?xf32>
  %r = call @probe_plain(%n, %a) : (memref<?xf32>, i32) -> i32
  return %r : i32
}
// CHECK-NOT: @_mlir_ciface_plain
// CHECK-NOT: @_mlir_ciface_probe_plain
// CHECK-DAG: llvm.func {{([a-z_]+ )*}}@probe_plain(!llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> i32
// CHECK-DAG: llvm.func @plain(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i32) -> i32
// CHECK-DAG: llvm.call @probe_plain({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> i32
// CHECK-NOT: @_mlir_ciface_plain
// CHECK-NOT: @_mlir_ciface_probe_plain
// CALL: @plain(memref<sizes=[2] data=[1.0,2.0]>, 9) -> _
// CALL-RANDOM: @plain(memref<sizes=[N]>, _) N=1..6 count=20 seed=1
// CALL-RANDOM: @asked(memref<sizes=[N]>) N=1..6 count=40 seed=11
