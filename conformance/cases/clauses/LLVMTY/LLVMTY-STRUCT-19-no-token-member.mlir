// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-19
// NEGATIVE: parse "invalid LLVM structure element type"
// NEIGHBOUR: "token" -> "i32"
// token has no size.
func.func private @f(!llvm.struct<(i8, token)>)
