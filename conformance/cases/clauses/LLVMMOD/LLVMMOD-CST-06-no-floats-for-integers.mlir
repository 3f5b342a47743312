// RUN: %check %s
// CLAUSE: LLVMMOD-CST-06
// NEGATIVE: verify "llvm.mlir.constant"
// NEIGHBOUR: "1.0, 2.0" -> "1, 2"
// NEIGHBOUR: "> : vector<2xf32>" -> "> : vector<2xi32>"
// Nor are several of them.
llvm.func @f() -> vector<2xi32> {
  %c = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xi32>
  llvm.return %c : vector<2xi32>
}
