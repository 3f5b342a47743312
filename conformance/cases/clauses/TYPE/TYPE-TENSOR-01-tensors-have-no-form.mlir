// RUN: %check %s
// CLAUSE: TYPE-TENSOR-01
// NEGATIVE: lower "func.func"
// Ranked tensors are refused where they appear in a signature.
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
