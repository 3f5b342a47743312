// RUN: %check %s
// CLAUSE: LLVMTY-ARR-01
// NEGATIVE: parse "expected integer value"
// An array of unknown size is no type.
llvm.func @f(!llvm.array<? x i8>)
