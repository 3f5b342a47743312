// RUN: %check %s
// CLAUSE: CONTAINER-12
// NEGATIVE: remain "func.func"
// NEIGHBOUR: "tensor<4xf32>" -> "vector<4xf32>"
// Nor has an array of such elements a form, not even without any element.
func.func @f(%a: !llvm.array<0 x tensor<4xf32>>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
