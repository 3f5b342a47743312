// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-05
// NEGATIVE: verify "external functions must have 'external' or 'extern_weak' linkage"
// NEIGHBOUR: "weak_odr" -> "external"
// A declaration is not weak in this way.
llvm.func weak_odr @f()
