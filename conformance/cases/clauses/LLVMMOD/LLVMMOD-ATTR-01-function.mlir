// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-01
// NEGATIVE: lower "'llvm.emit_c_wrapper'"
// NEIGHBOUR: "llvm.emit_c_wrapper" -> "llvm.emit_c_interface"
// The name is llvm.emit_c_interface.
func.func @f(%a: i32) -> i32 attributes {llvm.emit_c_wrapper} {
  return %a : i32
}
