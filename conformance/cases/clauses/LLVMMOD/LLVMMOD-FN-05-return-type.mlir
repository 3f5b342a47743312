// RUN: %check %s
// CLAUSE: LLVMMOD-FN-05
// NEGATIVE: verify "mismatching result types"
// NEIGHBOUR: "-> i64" -> "-> i32"
// The returned value has the type of the function's result.
llvm.func @f(%a: i32) -> i64 {
  llvm.return %a : i32
}
