// RUN: %check %s
// CLAUSE: VARARG-06
// NEGATIVE: verify "incorrect number of operands"
// NEIGHBOUR: "(%a, %a)" -> "(%a)"
// NEIGHBOUR: "(i32, i32) -> i32" -> "(i32) -> i32"
// A call cannot pass what the declaration does not name.
func.func private @f(i32) -> i32 attributes {func.varargs = true}
func.func @g(%a: i32) -> i32 {
  %r = "func.call"(%a, %a) {callee = @f} : (i32, i32) -> i32
  return %r : i32
}
