// RUN: %check %s
// CLAUSE: CONTAINER-12
// NEGATIVE: remain "func.func"
// NEIGHBOUR: "container-12"" -> "container-12-fits""
// NEIGHBOUR: "tensor<*xf32>" -> "complex<f32>"
// Nor has a struct with a name, whose other members would convert, and which is inside of two others.
func.func @f(%a: !llvm.struct<(i8, array<2 x struct<"container-12", (index, tensor<*xf32>)>>)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
