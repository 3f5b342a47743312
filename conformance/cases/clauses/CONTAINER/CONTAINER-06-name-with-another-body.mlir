// RUN: %check %s
// CLAUSE: CONTAINER-06
// NEGATIVE: remain "func.func"
// NEIGHBOUR: ""clash"" -> ""fits""
// The converted name stands for another body already.
func.func @f(%a: !llvm.struct<"_Converted.clash", (i8, i8)>, %b: !llvm.struct<"clash", (index, f32)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
