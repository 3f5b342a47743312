// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-19
// NEGATIVE: parse "invalid LLVM structure element type"
// NEIGHBOUR: "void" -> "i8"
// void is no member.
func.func private @f(!llvm.struct<(i8, void)>)
