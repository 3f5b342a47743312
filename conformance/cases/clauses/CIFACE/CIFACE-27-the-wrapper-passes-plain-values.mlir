// RUN: %check %s
// CLAUSE: CIFACE-27
// The wrapper calls the original with the fields of the descriptor, which are its arguments.
func.func @put(%m: memref<?xf32>, %i: index, %v: f32) attributes {llvm.emit_c_interface} {
  memref.store %v, %m[%i] : memref<?xf32>
  return
}
// CHECK-DAG: llvm.func @put(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: f32)
// CHECK-DAG: llvm.func @_mlir_ciface_put({{([^}[:space:]][^[:space:]]*[[:space:]]+)+}}llvm.call @put({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, f32) -> ()
// CALL: @put(memref<sizes=[3] data=[0.0,0.0,0.0]>, 1, 8.0) -> () after arg0=[0.0,8.0,0.0]
// CALL-RANDOM: @put(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=1
