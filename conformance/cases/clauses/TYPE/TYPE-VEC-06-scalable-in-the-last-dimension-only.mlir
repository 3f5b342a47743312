// RUN: %check %s
// CLAUSE: TYPE-VEC-06
// NEGATIVE: remain "func.func"
// NEIGHBOUR: "[2]x2xf32" -> "2x[2]xf32"
// Scalable rows would make an array of a size that is not known.
func.func private @f(vector<[2]x2xf32>)
