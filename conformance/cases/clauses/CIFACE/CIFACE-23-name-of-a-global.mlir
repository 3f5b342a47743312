// RUN: %check %s
// CLAUSE: CIFACE-23
// NEGATIVE: lower "_mlir_ciface_f"
// NEIGHBOUR: "@_mlir_ciface_f" -> "@_mlir_ciface_g"
// The name is that of a variable, and the function is declared: its wrapper would be another declaration.
llvm.mlir.global external @_mlir_ciface_f(1 : i32) : i32
func.func private @f(i32) attributes {llvm.emit_c_interface}
