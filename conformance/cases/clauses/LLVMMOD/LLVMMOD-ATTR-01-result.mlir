// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-01
// NEGATIVE: lower "'llvm.zero_ext'"
// NEIGHBOUR: "llvm.zero_ext" -> "llvm.zeroext"
// The name is llvm.zeroext.
func.func private @f() -> (i8 {llvm.zero_ext})
