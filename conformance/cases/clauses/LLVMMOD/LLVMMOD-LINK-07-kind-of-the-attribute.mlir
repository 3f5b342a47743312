// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-07
// NEGATIVE: lower "llvm.linkage"
// NEIGHBOUR: ""weak"" -> "#llvm.linkage<weak>"
// A string is no linkage.
func.func @f(%a: i32) -> i32 attributes {llvm.linkage = "weak"} {
  return %a : i32
}
