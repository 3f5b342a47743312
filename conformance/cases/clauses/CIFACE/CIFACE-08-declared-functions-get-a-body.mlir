// RUN: %check %s
// CLAUSE: CIFACE-08
// The declared original gets a body that calls the declared wrapper.
func.func private @f(memref<?xf32>) attributes {llvm.emit_c_interface}
// CHECK-DAG: llvm.func {{([a-z_]+ )*}}@f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64)
// CHECK-DAG: llvm.call @_mlir_ciface_f({{.*}}) : (!llvm.ptr) -> ()
// CHECK-DAG: llvm.func {{([a-z_]+ )*}}@_mlir_ciface_f(!llvm.ptr)
