// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-02
// NEGATIVE: lower "'llvm.zeroext'"
// NEIGHBOUR: "llvm.zeroext}, i8" -> "llvm.zeroext}"
// LLVM extends what is returned alone, and no part of a struct.
func.func private @f(i32) -> (i8 {llvm.zeroext}, i8)
