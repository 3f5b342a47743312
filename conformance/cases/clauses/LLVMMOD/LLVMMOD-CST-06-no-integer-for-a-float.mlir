// RUN: %check %s
// CLAUSE: LLVMMOD-CST-06
// NEGATIVE: verify "expected integer type"
// NEIGHBOUR: "1 : i32" -> "1.0 : f32"
// An integer is no value of a float type.
llvm.func @f() -> f32 {
  %c = llvm.mlir.constant(1 : i32) : f32
  llvm.return %c : f32
}
