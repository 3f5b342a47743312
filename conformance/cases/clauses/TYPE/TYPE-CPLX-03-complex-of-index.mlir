// RUN: %check %s
// CLAUSE: TYPE-CPLX-03
// NEGATIVE: parse "complex"
// Index is no element of a complex number.
func.func @f(%a: complex<index>) {
  return
}
