// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-01
// NEGATIVE: lower "'llvm.triple'"
// NEIGHBOUR: "llvm.triple" -> "llvm.target_triple"
// The name is llvm.target_triple.
module attributes {llvm.triple = "x86_64-linux-gnu"} {
  func.func private @f(i32)
}
