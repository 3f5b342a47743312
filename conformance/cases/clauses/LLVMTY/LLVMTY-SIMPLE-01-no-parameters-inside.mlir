// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-01
// NEGATIVE: parse "expected ')'"
// NEIGHBOUR: "ppc_fp128<7>" -> "ppc_fp128"
// The same inside of another type.
llvm.func @f(!llvm.struct<(ppc_fp128<7>)>)
