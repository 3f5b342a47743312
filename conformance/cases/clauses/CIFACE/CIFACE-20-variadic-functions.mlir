// RUN: %check %s
// CLAUSE: CIFACE-20
// NEGATIVE: lower "variadic"
// NEIGHBOUR: "func.varargs = true, " -> ""
// A declared variadic function cannot have a wrapper.
func.func private @f(i32) attributes {func.varargs = true, llvm.emit_c_interface}
