// RUN: %check %s
// CLAUSE: CONTAINER-12
// NEGATIVE: remain "func.func"
// NEIGHBOUR: "tensor<4xf32>" -> "vector<4xf32>"
// A struct with a member that has no form has none itself.
func.func @f(%a: !llvm.struct<(i8, tensor<4xf32>)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
