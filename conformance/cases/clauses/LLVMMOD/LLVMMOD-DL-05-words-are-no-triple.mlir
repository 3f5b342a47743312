// RUN: %check %s
// CLAUSE: LLVMMOD-DL-05
// NEGATIVE: verify "triple"
// NEIGHBOUR: "no triple, but words" -> "x86_64-unknown-linux-gnu"
// LangRef: a triple is a series of identifiers between minus signs. These are words, blanks and a comma.
module attributes {llvm.target_triple = "no triple, but words"} {
}
