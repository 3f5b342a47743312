// RUN: %check %s
// CLAUSE: CIFACE-04
// Arguments whose types convert have the same converted types in the wrapper, between memrefs that are pointers.
func.func @f(%a: index, %m: memref<?xf32>, %b: vector<2x3xf32>, %n: memref<f32>, %e: complex<f32>) attributes {llvm.emit_c_interface} {
  return
}
// CHECK: llvm.func @_mlir_ciface_f(%{{[^,]*}}: i64, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.array<2 x vector<3xf32>>, %{{[^,]*}}: !llvm.ptr, %{{[^:]*}}: !llvm.struct<(f32, f32)>)
