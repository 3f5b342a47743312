// RUN: %check %s
// OPERATION: llvm.sdiv
// llvm.sdiv: undef can be the smallest number and -1 divides it; 0 times it cannot.
llvm.func @f() -> i32 {
  %u = llvm.mlir.undef : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %q = llvm.sdiv %u, %m : i32  // TRAP: division-overflow
  llvm.return %q : i32
}
llvm.func @neighbour() -> i32 {
  %u = llvm.mlir.undef : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %w = llvm.lshr %u, %one : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %n = llvm.mul %w, %zero overflow<nsw> : i32
  %q = llvm.sdiv %n, %m : i32
  llvm.return %q : i32
}
// CALL: @f() -> trap(division-overflow)
// CALL: @neighbour() -> 0
