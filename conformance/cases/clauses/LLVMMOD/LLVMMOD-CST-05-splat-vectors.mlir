// RUN: %check %s
// CLAUSE: LLVMMOD-CST-05
// One value for all lanes.
llvm.func @f(%v: vector<4xf32>) -> vector<4xf32> {
  %c = llvm.mlir.constant(dense<1.5> : vector<4xf32>) : vector<4xf32>
  %r = llvm.fadd %v, %c : vector<4xf32>
  llvm.return %r : vector<4xf32>
}
// CHECK: llvm.mlir.constant(dense<1.500000e+00> : vector<4xf32>) : vector<4xf32>
// CALL: @f([0.0, 1.0, -1.5, 8.0]) -> [1.5, 2.5, 0.0, 9.5]
// CALL: @f([nan, inf, -inf, -0.0]) -> [nan, inf, -inf, 1.5]
