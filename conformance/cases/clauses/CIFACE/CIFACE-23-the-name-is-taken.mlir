// RUN: %check %s
// CLAUSE: CIFACE-23
// NEGATIVE: lower "_mlir_ciface_f"
// NEIGHBOUR: "@_mlir_ciface_f" -> "@_mlir_ciface_g"
// A symbol of the user has the name that the wrapper needs.
func.func @f(%a: i32) attributes {llvm.emit_c_interface} {
  return
}
func.func @_mlir_ciface_f(%a: i64) {
  return
}
