// RUN: %check %s
// CLAUSE: BARE-20
// OPTIONS: use-bare-ptr-memref-call-conv=true
// NEGATIVE: lower "wrapper"
// NEIGHBOUR: " attributes {llvm.emit_c_interface}" -> ""
// A wrapper takes descriptors and this convention has none: that is said.
func.func @f(%m: memref<2xf32>) attributes {llvm.emit_c_interface} {
  return
}
