// RUN: %check %s
// CLAUSE: LLVMMOD-CST-06
// NEGATIVE: verify "different number of elements"
// NEIGHBOUR: "[1, 2, 3, 4]" -> "[1, 2, 3]"
// NEIGHBOUR: "vector<4xi32>" -> "vector<3xi32>"
// Four elements do not fit a vector of three.
llvm.func @f() -> vector<3xi32> {
  %c = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<3xi32>
  llvm.return %c : vector<3xi32>
}
