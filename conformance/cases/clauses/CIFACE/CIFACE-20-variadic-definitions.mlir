// RUN: %check %s
// CLAUSE: CIFACE-20
// NEGATIVE: lower "variadic"
// NEIGHBOUR: "func.varargs = true, " -> ""
// Nor can a defined one.
func.func @f(%a: i32) attributes {func.varargs = true, llvm.emit_c_interface} {
  return
}
