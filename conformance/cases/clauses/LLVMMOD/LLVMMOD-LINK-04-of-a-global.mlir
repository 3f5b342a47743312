// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-04
// NEGATIVE: parse "expected valid '@'-identifier"
// NEIGHBOUR: "somewhere" -> "linkonce"
// Nor for a variable.
llvm.mlir.global somewhere @g(1 : i32) : i32
