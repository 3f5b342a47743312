// RUN: %check %s
// CLAUSE: LLVMMOD-CST-06
// NEGATIVE: verify "different number of elements"
// Four elements do not fit a vector of three.
llvm.func @f() -> vector<3xi32> {
  %c = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<3xi32>
  llvm.return %c : vector<3xi32>
}
