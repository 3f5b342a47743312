// RUN: %check %s
// CLAUSE: LLVMMOD-FN-04
// NEGATIVE: parse "expected LLVM type for function arguments"
// NEIGHBOUR: "index" -> "i64"
// index is no type of the LLVM dialect.
llvm.func @f(%a: index) {
  llvm.return
}
