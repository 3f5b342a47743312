// RUN: %check %s
// OPERATION: llvm.udiv
// llvm.udiv: some choice of an undef divisor is 0, also of an odd number times it; 0 times it, and 1, is 1 for each.
llvm.func @f(%a: i16) -> i16 {
  %u = llvm.mlir.undef : i16
  %three = llvm.mlir.constant(3 : i16) : i16
  %d = llvm.mul %u, %three : i16
  %q = llvm.udiv %a, %d : i16  // TRAP: division-by-zero
  llvm.return %q : i16
}
llvm.func @neighbour(%a: i16) -> i16 {
  %u = llvm.mlir.undef : i16
  %zero = llvm.mlir.constant(0 : i16) : i16
  %one = llvm.mlir.constant(1 : i16) : i16
  %d = llvm.mul %u, %zero : i16
  %odd = llvm.or disjoint %d, %one : i16
  %q = llvm.udiv %zero, %odd : i16
  %r = llvm.add %a, %q : i16
  llvm.return %r : i16
}
// CALL: @f(6) -> trap(division-by-zero)
// CALL: @neighbour(6) -> 6
