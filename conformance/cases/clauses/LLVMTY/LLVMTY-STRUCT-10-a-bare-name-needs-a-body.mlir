// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-10
// NEGATIVE: parse "struct without a body"
// NEIGHBOUR: "<"lonely">" -> "<"lonely", (i32)>"
// A name alone means a struct that is being described around it.
func.func private @f(!llvm.struct<"lonely">)
