// RUN: %check %s
// CLAUSE: LLVMMOD-DL-05
// NEGATIVE: verify "llvm.target_triple"
// A number is no triple.
module attributes {llvm.target_triple = 3 : i32} {
}
