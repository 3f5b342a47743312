// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-02
// NEGATIVE: parse "unknown LLVM type: x86_mmx"
// NEIGHBOUR: "x86_mmx" -> "x86_amx"
// LLVM has no MMX type any more, so neither has the dialect.
llvm.func @f(!llvm.x86_mmx)
