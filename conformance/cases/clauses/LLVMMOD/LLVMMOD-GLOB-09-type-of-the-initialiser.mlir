// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-09
// NEGATIVE: verify "does not match global type"
// NEIGHBOUR: "i64" -> "i32"
// What the initialiser returns is the value of the variable.
llvm.mlir.global internal @g() : i32 {
  %c = llvm.mlir.constant(2 : i64) : i64
  llvm.return %c : i64
}
