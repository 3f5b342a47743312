// RUN: %check %s
// CLAUSE: LLVMMOD-CST-06
// NEGATIVE: verify "different number of elements"
// NEIGHBOUR: "tensor<3xf32>" -> "tensor<2xf32>"
// Nor do three elements fit an array of two, where all are the same.
llvm.func @f() -> !llvm.array<2 x f32> {
  %c = llvm.mlir.constant(dense<1.0> : tensor<3xf32>) : !llvm.array<2 x f32>
  llvm.return %c : !llvm.array<2 x f32>
}
