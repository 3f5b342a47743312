// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-10
// NEGATIVE: verify "i8 array"
// NEIGHBOUR: "i16" -> "i8"
// Characters have eight bits.
llvm.mlir.global constant @s("abc") : !llvm.array<3 x i16>
