// RUN: %check %s
// CLAUSE: LLVMMOD-FN-05
// NEGATIVE: verify "expected 1 operand"
// NEIGHBOUR: "llvm.return" -> "llvm.return %a : i32"
// A function with a result returns a value.
llvm.func @f(%a: i32) -> i32 {
  llvm.return
}
