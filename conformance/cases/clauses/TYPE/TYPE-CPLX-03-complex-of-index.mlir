// RUN: %check %s
// CLAUSE: TYPE-CPLX-03
// NEGATIVE: parse "complex"
// NEIGHBOUR: "complex<index>" -> "complex<i64>"
// Index is no element of a complex number.
func.func @f(%a: complex<index>) {
  return
}
