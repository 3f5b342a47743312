// RUN: %check %s
// CLAUSE: LLVMTY-ARR-03
// NEGATIVE: parse "invalid array element type"
// NEIGHBOUR: "metadata" -> "i8"
// metadata is no element type.
func.func private @f(!llvm.array<4 x metadata>)
