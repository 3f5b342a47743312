// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-01
// NEGATIVE: parse "expected ')'"
// The same inside of another type.
llvm.func @f(!llvm.struct<(ppc_fp128<7>)>)
