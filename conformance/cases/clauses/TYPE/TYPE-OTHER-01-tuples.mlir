// RUN: %check %s
// CLAUSE: TYPE-OTHER-01
// NEGATIVE: remain "func.func"
// NEIGHBOUR: "tuple<i32, f32>" -> "!llvm.struct<(i32, f32)>"
// A tuple is not convertible.
func.func @f(%a: tuple<i32, f32>) -> tuple<i32, f32> {
  return %a : tuple<i32, f32>
}
