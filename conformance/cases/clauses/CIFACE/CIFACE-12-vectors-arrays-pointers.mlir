// RUN: %check %s
// CLAUSE: CIFACE-12
// Vectors, arrays and pointers are no structs: the wrapper returns them.
func.func @vector(%a: vector<4xf32>) -> vector<4xf32> attributes {llvm.emit_c_interface} {
  return %a : vector<4xf32>
}
func.func @array(%a: vector<2x3xf32>) -> vector<2x3xf32> attributes {llvm.emit_c_interface} {
  return %a : vector<2x3xf32>
}
func.func @pointer(%a: (i32) -> i32) -> ((i32) -> i32) attributes {llvm.emit_c_interface} {
  return %a : (i32) -> i32
}
// CHECK-DAG: llvm.func @_mlir_ciface_vector(%{{[^:]*}}: vector<4xf32>) -> vector<4xf32>
// CHECK-DAG: llvm.func @_mlir_ciface_array(%{{[^:]*}}: !llvm.array<2 x vector<3xf32>>) -> !llvm.array<2 x vector<3xf32>>
// CHECK-DAG: llvm.func @_mlir_ciface_pointer(%{{[^:]*}}: !llvm.ptr) -> !llvm.ptr
