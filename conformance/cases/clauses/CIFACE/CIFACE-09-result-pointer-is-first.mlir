// RUN: %check %s
// CLAUSE: CIFACE-09
// A struct result is written through the first parameter, and the wrapper returns nothing.
func.func @f(%m: memref<?xf32>, %a: i8) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<?xf32>
}
// CHECK: llvm.func @_mlir_ciface_f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i8{{([^-]|-[^>])*$}}
