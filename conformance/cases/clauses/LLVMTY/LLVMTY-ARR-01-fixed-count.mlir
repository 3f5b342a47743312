// RUN: %check %s
// CLAUSE: LLVMTY-ARR-01
// NEGATIVE: parse "expected integer value"
// NEIGHBOUR: "? x i8" -> "4 x i8"
// An array of unknown size is no type.
llvm.func @f(!llvm.array<? x i8>)
