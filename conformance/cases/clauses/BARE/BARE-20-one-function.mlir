// RUN: %check %s
// CLAUSE: BARE-20
// NEGATIVE: lower "wrapper"
// NEIGHBOUR: "llvm.bareptr, " -> ""
// One function asks for both.
func.func @f(%m: memref<2xf32>) attributes {llvm.bareptr, llvm.emit_c_interface} {
  return
}
