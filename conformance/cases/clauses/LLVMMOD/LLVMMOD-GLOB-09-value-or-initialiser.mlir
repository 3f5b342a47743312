// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-09
// NEGATIVE: verify "cannot have both initializer value and region"
// NEIGHBOUR: "@g(1 : i32)" -> "@g()"
// A global has a value or a region, not both.
llvm.mlir.global internal @g(1 : i32) : i32 {
  %c = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c : i32
}
