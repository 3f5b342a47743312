// RUN: %check %s
// CLAUSE: LLVMMOD-FN-02
// NEGATIVE: verify "defined outside the region"
// NEIGHBOUR: "%c = llvm.mlir.constant(1 : i32) : i32" -> ""
// NEIGHBOUR: "llvm.return %c : i32" -> "%c = llvm.mlir.constant(1 : i32) : i32 llvm.return %c : i32"
// A function cannot use a value of the module around it.
%c = llvm.mlir.constant(1 : i32) : i32
llvm.func @f() -> i32 {
  llvm.return %c : i32
}
