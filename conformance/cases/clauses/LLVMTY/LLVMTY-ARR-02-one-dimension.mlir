// RUN: %check %s
// CLAUSE: LLVMTY-ARR-02
// NEGATIVE: parse "expected valid keyword"
// Two counts in one array.
llvm.func @f(!llvm.array<2 x 3 x i8>)
