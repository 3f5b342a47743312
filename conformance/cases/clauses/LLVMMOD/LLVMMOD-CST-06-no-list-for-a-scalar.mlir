// RUN: %check %s
// CLAUSE: LLVMMOD-CST-06
// NEGATIVE: verify "expected vector or array type"
// NEIGHBOUR: "dense<1> : vector<2xi32>" -> "1 : i32"
// Two elements are no value of a type that has none.
llvm.func @f() -> i32 {
  %c = llvm.mlir.constant(dense<1> : vector<2xi32>) : i32
  llvm.return %c : i32
}
