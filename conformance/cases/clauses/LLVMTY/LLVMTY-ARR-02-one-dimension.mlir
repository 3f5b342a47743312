// RUN: %check %s
// CLAUSE: LLVMTY-ARR-02
// NEGATIVE: parse "expected valid keyword"
// NEIGHBOUR: "2 x 3 x i8" -> "2 x array<3 x i8>"
// Two counts in one array.
llvm.func @f(!llvm.array<2 x 3 x i8>)
