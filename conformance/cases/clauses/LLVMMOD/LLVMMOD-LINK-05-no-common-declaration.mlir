// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-05
// NEGATIVE: verify "functions cannot have 'common' linkage"
// NEIGHBOUR: "common" -> "extern_weak"
// Common is for variables.
llvm.func common @f()
