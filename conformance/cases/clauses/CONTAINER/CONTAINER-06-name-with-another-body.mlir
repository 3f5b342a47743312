// RUN: %check %s
// CLAUSE: CONTAINER-06
// NEGATIVE: remain "func.func"
// NEIGHBOUR: ""clash"" -> ""fits""
// The converted name stands for another body already, in what is no source any more.
llvm.func @lowered(!llvm.struct<"_Converted.clash", (i8, i8)>)
func.func @f(%b: !llvm.struct<"clash", (index, f32)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
