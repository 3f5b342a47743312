// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-16
// NEGATIVE: parse "expected '('"
// NEIGHBOUR: "struct<>" -> "struct<()>"
// Empty angle brackets are no struct.
func.func private @f(!llvm.struct<>)
