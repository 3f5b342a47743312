// RUN: %check %s
// CLAUSE: LLVMTY-VEC-02
// NEGATIVE: parse "unknown LLVM type: vec"
// NEIGHBOUR: "!llvm.vec<4 x ptr>" -> "vector<4x!llvm.ptr>"
// The separate type that there once was.
llvm.func @f(!llvm.vec<4 x ptr>)
