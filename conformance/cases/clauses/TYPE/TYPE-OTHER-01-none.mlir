// RUN: %check %s
// CLAUSE: TYPE-OTHER-01
// NEGATIVE: remain "func.func"
// NEIGHBOUR: "none" -> "i1"
// none is not convertible.
func.func @f(%a: none) -> none {
  return %a : none
}
