// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-01
// NEGATIVE: lower "'llvm.zero_ext'"
// The name is llvm.zeroext.
func.func private @f() -> (i8 {llvm.zero_ext})
