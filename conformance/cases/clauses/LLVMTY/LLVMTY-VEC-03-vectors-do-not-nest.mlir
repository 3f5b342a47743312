// RUN: %check %s
// CLAUSE: LLVMTY-VEC-03
// NEGATIVE: parse "VectorElementTypeInterface"
// NEIGHBOUR: "vector<2xvector<4xi8>>" -> "!llvm.array<2 x vector<4xi8>>"
// The element of a vector is no vector.
func.func private @f(vector<2xvector<4xi8>>)
