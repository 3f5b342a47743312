// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.select by poison is poison, even between two equal numbers.
llvm.func @f(%s: i1, %v: i1) -> i32 {
  %k1 = llvm.mlir.constant(true) : i1
  %p = llvm.shl %k1, %s : i1
  %c = llvm.select %p, %v, %v : i1, i1
  %x = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c, ^end(%x : i32), ^end(%y : i32)  // TRAP: branch-on-poison
^end(%r: i32):
  llvm.return %r : i32
}
// CALL: @f(true, true) -> trap(branch-on-poison)
// CALL: @f(false, true) -> 1
// CALL: @f(false, false) -> 2
