// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-03
// NEGATIVE: lower "'no_unwind'"
// NEIGHBOUR: "no_unwind = 1 : i32" -> "no_unwind"
// What llvm.func has under that name is there or not.
func.func private @f(i32) attributes {no_unwind = 1 : i32}
