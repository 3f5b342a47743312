// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-06
// NEGATIVE: verify "common"
// NEIGHBOUR: "@g()" -> "@g(0 : i32)"
// Without value and initialiser it is not zero.
llvm.mlir.global common @g() : i32
