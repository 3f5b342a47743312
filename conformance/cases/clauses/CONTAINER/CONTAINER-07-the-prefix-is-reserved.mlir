// RUN: %check %s
// CLAUSE: CONTAINER-07
// NEGATIVE: lower "func.func"
// NEIGHBOUR: "_Converted.mine" -> "yours"
// A struct of the user that needs conversion has the reserved prefix itself.
func.func @f(%a: !llvm.struct<"_Converted.mine", (index, f32)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
