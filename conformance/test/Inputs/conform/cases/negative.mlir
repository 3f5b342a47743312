// RUN: %check %s
// CLAUSE: FLOW-01
// NEGATIVE: remain "func.func"
// NEIGHBOUR: "tensor" -> "vector"
func.func @f(%a: tensor<4xi8>) -> tensor<4xi8> {
  return %a : tensor<4xi8>
}
