// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-06
// NEGATIVE: verify "expected array type for 'appending' linkage"
// Appending linkage is for arrays.
llvm.mlir.global appending @g(1 : i32) : i32
