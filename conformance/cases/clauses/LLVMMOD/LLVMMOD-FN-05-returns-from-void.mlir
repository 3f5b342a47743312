// RUN: %check %s
// CLAUSE: LLVMMOD-FN-05
// NEGATIVE: verify "expected no operands"
// NEIGHBOUR: "llvm.return %a : i32" -> "llvm.return"
// A function without result returns none.
llvm.func @f(%a: i32) {
  llvm.return %a : i32
}
