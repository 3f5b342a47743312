// RUN: %check %s
// CLAUSE: LLVMMOD-FN-04
// NEGATIVE: parse "expected LLVM type for function results"
// NEIGHBOUR: "index" -> "i64"
// Nor a type of results.
llvm.func @f() -> index
