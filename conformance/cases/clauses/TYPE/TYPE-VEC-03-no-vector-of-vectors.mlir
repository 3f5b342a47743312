// RUN: %check %s
// CLAUSE: TYPE-VEC-03
// NEGATIVE: parse "VectorElementTypeInterface"
// The element of a vector is a scalar.
func.func @f(%a: vector<2xvector<2xf32>>) {
  return
}
