// RUN: %check %s
// CLAUSE: TYPE-FP-05
// NEGATIVE: lower "func.func"
// NEIGHBOUR: "tf32" -> "f32"
// tf32 has no counterpart of its size.
func.func @f(%a: tf32) -> tf32 {
  return %a : tf32
}
