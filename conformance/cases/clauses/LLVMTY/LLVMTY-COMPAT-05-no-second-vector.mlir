// RUN: %check %s
// CLAUSE: LLVMTY-COMPAT-05
// NEGATIVE: parse "unknown LLVM type: vec"
// NEIGHBOUR: "!llvm.vec<4 x i32>" -> "vector<4xi32>"
// And vectors of integers.
func.func private @f(!llvm.vec<4 x i32>)
