// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-05
// NEGATIVE: verify "external functions must have 'external' or 'extern_weak' linkage"
// NEIGHBOUR: "internal" -> "extern_weak"
// A declaration cannot be internal.
llvm.func internal @f()
