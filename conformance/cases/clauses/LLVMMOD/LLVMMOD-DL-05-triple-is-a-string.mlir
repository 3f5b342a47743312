// RUN: %check %s
// CLAUSE: LLVMMOD-DL-05
// NEGATIVE: verify "llvm.target_triple"
// NEIGHBOUR: "3 : i32" -> ""x86_64-unknown-linux-gnu""
// A number is no triple.
module attributes {llvm.target_triple = 3 : i32} {
}
