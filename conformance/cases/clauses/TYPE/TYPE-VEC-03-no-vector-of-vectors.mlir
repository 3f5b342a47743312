// RUN: %check %s
// CLAUSE: TYPE-VEC-03
// NEGATIVE: parse "VectorElementTypeInterface"
// NEIGHBOUR: "vector<2xvector<2xf32>>" -> "vector<2x2xf32>"
// The element of a vector is a scalar.
func.func @f(%a: vector<2xvector<2xf32>>) {
  return
}
