// RUN: %check %s
// OPERATION: llvm.cond_br
// A comparison with poison is poison, also of a number with itself.
llvm.func @f(%a: i8, %b: i8) -> i32 {
  %d = llvm.sub %a, %b overflow<nuw> : i8
  %c = llvm.icmp "eq" %d, %d : i8
  %x = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c, ^end(%x : i32), ^end(%y : i32)  // TRAP: branch-on-poison
^end(%r: i32):
  llvm.return %r : i32
}
// CALL: @f(1, 2) -> trap(branch-on-poison)
// CALL: @f(2, 1) -> 1
