// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-06
// NEGATIVE: verify "expected array type for 'appending' linkage"
// NEIGHBOUR: "(1 : i32) : i32" -> "(dense<1> : tensor<1xi32>) : !llvm.array<1 x i32>"
// Appending linkage is for arrays.
llvm.mlir.global appending @g(1 : i32) : i32
