// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.cond_br on poison: a sum that may not wrap did.
llvm.func @f(%a: i1, %b: i1) -> i32 {
  %c = llvm.add %a, %b overflow<nuw> : i1
  %x = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c, ^end(%x : i32), ^end(%y : i32)  // TRAP: branch-on-poison
^end(%r: i32):
  llvm.return %r : i32
}
// CALL: @f(true, true) -> trap(branch-on-poison)
// CALL: @f(true, false) -> 1
// CALL: @f(false, false) -> 2
