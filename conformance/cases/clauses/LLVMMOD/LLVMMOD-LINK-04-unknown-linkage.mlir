// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-04
// NEGATIVE: parse "expected valid '@'-identifier"
// NEIGHBOUR: "somewhere" -> "extern_weak"
// No such word stands between operation and name.
llvm.func somewhere @f()
