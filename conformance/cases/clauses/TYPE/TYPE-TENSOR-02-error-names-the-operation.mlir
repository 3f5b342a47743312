// RUN: %check %s
// CLAUSE: TYPE-TENSOR-02
// NEGATIVE: lower "func.func"
// NEIGHBOUR: "tensor<*xf32>" -> "memref<*xf32>"
// The error names the operation that mentions the tensor.
func.func private @g(tensor<*xf32>)
func.func @f(%a: tensor<*xf32>) {
  call @g(%a) : (tensor<*xf32>) -> ()
  return
}
