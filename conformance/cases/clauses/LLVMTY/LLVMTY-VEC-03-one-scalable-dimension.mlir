// RUN: %check %s
// CLAUSE: LLVMTY-VEC-03
// NEGATIVE: parse "expected LLVM type for function arguments"
// NEIGHBOUR: "2x[4]" -> "[4]"
// A scalable dimension is one of them.
llvm.func @f(vector<2x[4]xi8>)
