// RUN: %check %s
// OPERATION: llvm.udiv
// llvm.udiv: zext(undef i8) - 31 is 0 for one choice; zext(undef i8) + 31 for none.
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %u = llvm.mlir.undef : i8
  %z = llvm.zext %u : i8 to i32
  %d = llvm.add %z, %b : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %q = llvm.udiv %zero, %d : i32  // TRAP: division-by-zero
  %r = llvm.add %a, %q : i32
  llvm.return %r : i32
}
// CALL: @f(6, -31) -> trap(division-by-zero)
// CALL: @f(6, 31) -> 6
