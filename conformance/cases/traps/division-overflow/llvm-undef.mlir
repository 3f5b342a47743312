// RUN: %check %s
// OPERATION: llvm.sdiv
// llvm.sdiv: undef can be the smallest number and -1 divides it; widened, it cannot.
llvm.func @f() -> i32 {
  %u = llvm.mlir.undef : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %q = llvm.sdiv %u, %m : i32  // TRAP: division-overflow
  llvm.return %q : i32
}
llvm.func @neighbour() -> i1 {
  %u = llvm.mlir.undef : i8
  %z = llvm.zext %u : i8 to i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %s = llvm.mlir.constant(8 : i32) : i32
  %w = llvm.shl %z, %s overflow<nsw> : i32
  %b = llvm.mlir.constant(1 : i32) : i32
  %odd = llvm.or %w, %b : i32
  %q = llvm.sdiv %odd, %m : i32
  %r = llvm.trunc %odd : i32 to i1
  llvm.return %r : i1
}
llvm.func @sign(%a: i32) -> i32 {
  %u = llvm.mlir.undef : i8
  %z = llvm.sext %u : i8 to i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %s = llvm.mlir.constant(8 : i32) : i32
  %w = llvm.shl %z, %s overflow<nsw> : i32
  %q = llvm.sdiv %w, %m : i32
  %l = llvm.mlir.constant(32768 : i32) : i32
  %c = llvm.icmp "sle" %w, %l : i32
  %r = llvm.select %c, %a, %q : i1, i32
  llvm.return %r : i32
}
// CALL: @sign(5) -> 5
// CALL: @f() -> trap(division-overflow)
// CALL: @neighbour() -> true
