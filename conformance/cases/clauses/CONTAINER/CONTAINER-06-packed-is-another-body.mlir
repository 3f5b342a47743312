// RUN: %check %s
// CLAUSE: CONTAINER-06
// NEGATIVE: remain "func.func"
// NEIGHBOUR: "tight" -> "loose"
// NEIGHBOUR: "packed (" -> "("
// The converted name stands for the same members already, but without padding between them.
llvm.func @lowered(!llvm.struct<"_Converted.tight", packed (i64, f32)>)
func.func @f(%b: !llvm.struct<"tight", (index, f32)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
