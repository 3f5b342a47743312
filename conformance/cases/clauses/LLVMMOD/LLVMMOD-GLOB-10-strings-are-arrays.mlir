// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-10
// NEGATIVE: verify "i8 array"
// NEIGHBOUR: "i32" -> "!llvm.array<4 x i8>"
// An integer of as many bits is no string.
llvm.mlir.global constant @s("abcd") : i32
