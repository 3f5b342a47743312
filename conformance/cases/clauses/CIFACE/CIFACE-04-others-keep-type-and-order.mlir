// RUN: %check %s
// CLAUSE: CIFACE-04
// Scalars keep their type and their place.
func.func @f(%a: i32, %m: memref<?xf32>, %b: f64) attributes {llvm.emit_c_interface} {
  return
}
// CHECK: llvm.func @_mlir_ciface_f(%{{[^,]*}}: i32, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: f64)
