// RUN: %check %s
// CLAUSE: CIFACE-02
// The name of the wrapper is the prefix and the name of the function.
func.func @f() attributes {llvm.emit_c_interface} {
  return
}
// CHECK: llvm.func @_mlir_ciface_f()
