// RUN: %check %s
// OPERATION: llvm.sdiv
// llvm.sdiv of poison by -1: it may be the smallest number. By another number it is only poison.
llvm.func @f(%s: i8, %b: i8, %v: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %a = llvm.shl %k1, %s : i8
  %r = llvm.sdiv %a, %b : i8  // TRAP: division-overflow
  llvm.return %v : i8
}
// CALL: @f(8, -1, 4) -> trap(division-overflow)
// CALL: @f(8, 2, 4) -> 4
// CALL: @f(3, -1, 4) -> 4
