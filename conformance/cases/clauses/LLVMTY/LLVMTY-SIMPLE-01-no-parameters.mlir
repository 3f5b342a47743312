// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-01
// NEGATIVE: parse "token"
// NEIGHBOUR: "token<7>" -> "token"
// A parameter for a type that has none.
llvm.func @f(!llvm.token<7>)
