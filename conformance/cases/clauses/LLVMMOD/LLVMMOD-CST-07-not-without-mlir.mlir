// RUN: %check %s
// CLAUSE: LLVMMOD-CST-07
// NEGATIVE: parse "llvm.constant"
// NEIGHBOUR: "llvm.constant" -> "llvm.mlir.constant"
// The bare word would be an instruction of LLVM, which has none of this name.
llvm.func @f() -> i32 {
  %c = llvm.constant(1 : i32) : i32
  llvm.return %c : i32
}
