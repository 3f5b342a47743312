// RUN: %check %s
// CLAUSE: CIFACE-01
// One function asks for a wrapper, the other does not.
func.func @asked(%a: i32) attributes {llvm.emit_c_interface} {
  return
}
func.func @quiet(%a: i32) {
  return
}
// CHECK-NOT: @_mlir_ciface_quiet
// CHECK: llvm.func @_mlir_ciface_asked(
// CHECK-NOT: @_mlir_ciface_quiet
