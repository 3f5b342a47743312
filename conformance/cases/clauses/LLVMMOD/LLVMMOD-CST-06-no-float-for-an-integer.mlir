// RUN: %check %s
// CLAUSE: LLVMMOD-CST-06
// NEGATIVE: verify "llvm.mlir.constant"
// NEIGHBOUR: "1.0 : f32" -> "1 : i32"
// A float is no value of an integer type.
llvm.func @f() -> i32 {
  %c = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return %c : i32
}
