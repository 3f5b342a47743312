// RUN: %check %s
// CLAUSE: LLVMTY-ARR-03
// NEGATIVE: parse "invalid array element type"
// NEIGHBOUR: "func<void ()>" -> "i8"
// function is no element type.
func.func private @f(!llvm.array<4 x func<void ()>>)
