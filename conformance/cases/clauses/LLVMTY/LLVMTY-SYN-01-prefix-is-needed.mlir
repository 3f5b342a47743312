// RUN: %check %s
// CLAUSE: LLVMTY-SYN-01
// NEGATIVE: parse "expected non-function type"
// NEIGHBOUR: "(ptr)" -> "(!llvm.ptr)"
// Outside of angle brackets the word alone is no type.
llvm.func @f(ptr)
