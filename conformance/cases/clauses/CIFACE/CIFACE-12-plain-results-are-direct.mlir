// RUN: %check %s
// CLAUSE: CIFACE-12
// A result that is no struct is returned.
func.func @f(%m: memref<?xf32>) -> i64 attributes {llvm.emit_c_interface} {
  %c = arith.constant 4 : i64
  return %c : i64
}
// CHECK: llvm.func @_mlir_ciface_f(%{{[^,]*}}: !llvm.ptr) -> i64
