// RUN: %check %s
// CLAUSE: CIFACE-25
// The wrapper of an internal function can be called from outside.
func.func private @f(%a: i32) -> i32 attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>} {
  return %a : i32
}
// CHECK-DAG: llvm.func internal @f(
// CHECK-DAG: llvm.func @_mlir_ciface_f(%{{[^,]*}}: i32) -> i32
