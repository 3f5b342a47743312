// RUN: %check %s
// CLAUSE: CONTAINER-07
// NEGATIVE: lower "func.func"
// NEIGHBOUR: "_Converted.mine" -> "yours"
// A struct of the user that is of the LLVM dialect through and through, so that nothing converts it, has the reserved prefix.
func.func @f(%a: !llvm.struct<"_Converted.mine", (i64, f32)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
