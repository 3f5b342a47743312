// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-10
// NEGATIVE: verify "i8 array"
// NEIGHBOUR: "<4 x i8>" -> "<3 x i8>"
// Three characters need an array of three.
llvm.mlir.global constant @s("abc") : !llvm.array<4 x i8>
