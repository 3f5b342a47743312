// RUN: %check %s
// CLAUSE: LLVMMOD-CST-04
// The attribute holds the value; the type behind it is that of the result.
llvm.func @a() -> i24 {
  %c = llvm.mlir.constant(-5 : i24) : i24
  llvm.return %c : i24
}
llvm.func @b() -> f64 {
  %c = llvm.mlir.constant(2.500000e-01 : f64) : f64
  llvm.return %c : f64
}
llvm.func @c() -> i1 {
  %c = llvm.mlir.constant(true) : i1
  llvm.return %c : i1
}
// CHECK-DAG: llvm.mlir.constant(-5 : i24) : i24
// CHECK-DAG: llvm.mlir.constant(2.500000e-01 : f64) : f64
// CHECK-DAG: llvm.mlir.constant(true) : i1
// CALL: @a() -> -5
// CALL: @b() -> 0.25
// CALL: @c() -> true
