// RUN: %check %s
// CLAUSE: LLVMMOD-DL-03
// NEGATIVE: verify "expected 'llvm.data_layout' to be a string"
// NEIGHBOUR: "64 : i32" -> ""e""
// A number is no data layout.
module attributes {llvm.data_layout = 64 : i32} {
}
