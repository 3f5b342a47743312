// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-06
// NEGATIVE: verify "common"
// NEIGHBOUR: "2 : i32" -> "0 : i32"
// Nor does its initialiser return two.
llvm.mlir.global common @g() : i32 {
  %c = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c : i32
}
