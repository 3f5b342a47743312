// RUN: %check %s
// CLAUSE: LLVMTY-VEC-03
// NEGATIVE: parse "expected LLVM type for function arguments"
// NEIGHBOUR: "2x4x" -> "8x"
// A vector of two dimensions is none of LLVM.
llvm.func @f(vector<2x4xi8>)
