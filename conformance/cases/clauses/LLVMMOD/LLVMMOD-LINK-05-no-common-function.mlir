// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-05
// NEGATIVE: verify "functions cannot have 'common' linkage"
// NEIGHBOUR: "common" -> "weak"
// Also where the function has a body.
llvm.func common @f() {
  llvm.return
}
