// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-19
// NEGATIVE: parse "invalid LLVM structure element type"
// NEIGHBOUR: "struct<"s19-unknown", opaque>" -> "struct<"s19-known", (i32)>"
// A struct of unknown body has no size.
func.func private @f(!llvm.struct<(i8, struct<"s19-unknown", opaque>)>)
