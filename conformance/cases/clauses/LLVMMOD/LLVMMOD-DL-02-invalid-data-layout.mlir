// RUN: %check %s
// CLAUSE: LLVMMOD-DL-02
// NEGATIVE: verify "invalid data layout"
// NEIGHBOUR: "nonsense" -> "e"
// The string has to follow LLVM's syntax.
module attributes {llvm.data_layout = "nonsense"} {
}
