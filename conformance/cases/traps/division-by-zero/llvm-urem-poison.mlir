// RUN: %check %s
// OPERATION: llvm.urem
// llvm.urem by poison or undef, either of which may be zero; frozen poison is a number, here made odd.
llvm.func @f(%a: i8, %s: i8) -> i8 {
  %k1 = llvm.mlir.constant(3 : i8) : i8
  %b = llvm.shl %k1, %s : i8
  %r = llvm.urem %a, %b : i8  // TRAP: division-by-zero
  llvm.return %r : i8
}
llvm.func @undef(%a: i8, %c: i1) -> i8 {
  %k1 = llvm.mlir.constant(3 : i8) : i8
  %u = llvm.mlir.undef : i8
  %b = llvm.select %c, %u, %k1 : i1, i8
  %r = llvm.urem %a, %b : i8  // TRAP: division-by-zero
  llvm.return %r : i8
}
llvm.func @frozen(%a: i8, %s: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %b = llvm.shl %k1, %s : i8
  %c = llvm.freeze %b : i8
  %d = llvm.or %c, %k1 : i8
  %r = llvm.urem %k1, %d : i8
  llvm.return %a : i8
}
// CALL: @f(20, 8) -> trap(division-by-zero)
// CALL: @f(20, 1) -> 2
// CALL: @undef(20, true) -> trap(division-by-zero)
// CALL: @undef(20, false) -> 2
// CALL: @frozen(7, 8) -> 7
