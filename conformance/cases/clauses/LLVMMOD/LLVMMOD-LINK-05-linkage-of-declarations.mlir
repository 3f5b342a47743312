// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-05
// NEGATIVE: verify "external functions must have 'external' or 'extern_weak' linkage"
// A declaration cannot be internal.
llvm.func internal @f()
