// RUN: %check %s
// CLAUSE: LLVMTY-VEC-03
// NEGATIVE: parse "VectorElementTypeInterface"
// The element of a vector is no vector.
func.func private @f(vector<2xvector<4xi8>>)
