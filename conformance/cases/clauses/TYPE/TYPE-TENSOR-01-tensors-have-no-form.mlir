// RUN: %check %s
// CLAUSE: TYPE-TENSOR-01
// NEGATIVE: lower "func.func"
// NEIGHBOUR: "tensor<4xf32>" -> "memref<4xf32>"
// Ranked tensors are refused where they appear in a signature.
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
