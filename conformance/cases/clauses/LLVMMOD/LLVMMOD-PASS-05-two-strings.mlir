// RUN: %check %s
// CLAUSE: LLVMMOD-PASS-05
// NEGATIVE: translate "expected 'passthrough' to contain"
// NEIGHBOUR: ", "8"" -> ""
// A pair has exactly two strings.
llvm.func @f() attributes {passthrough = [["alignstack", "4", "8"]]} {
  llvm.return
}
