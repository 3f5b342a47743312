func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %a = builtin.unrealized_conversion_cast %t : tensor<4xf32> to complex<f32>
  %b = builtin.unrealized_conversion_cast %a : complex<f32> to tensor<4xf32>
  return %b : tensor<4xf32>
}
