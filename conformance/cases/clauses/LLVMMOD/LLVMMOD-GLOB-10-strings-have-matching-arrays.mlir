// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-10
// NEGATIVE: verify "i8 array"
// Three characters need an array of three.
llvm.mlir.global constant @s("abc") : !llvm.array<4 x i8>
