// RUN: %check %s
// CLAUSE: CIFACE-03
// Each memref argument of the wrapper is one pointer.
func.func @f(%m: memref<?x?xf32>, %n: memref<f32>) attributes {llvm.emit_c_interface} {
  return
}
// CHECK: llvm.func @_mlir_ciface_f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr)
