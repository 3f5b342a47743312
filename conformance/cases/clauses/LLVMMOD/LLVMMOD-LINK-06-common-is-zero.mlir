// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-06
// NEGATIVE: verify "expected zero value for 'common' linkage"
// NEIGHBOUR: "1 : i32" -> "0 : i32"
// A common variable is not one.
llvm.mlir.global common @g(1 : i32) : i32
