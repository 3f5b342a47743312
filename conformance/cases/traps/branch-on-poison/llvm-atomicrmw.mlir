// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.atomicrmw with poison makes what it writes poison.
llvm.func @f(%a: i8, %v: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %kk = llvm.mlir.constant(1 : i64) : i64
  %e = llvm.add %a, %k1 overflow<nsw> : i8
  %m = llvm.alloca %kk x i8 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i8, !llvm.ptr
  %x = llvm.atomicrmw add %m, %e seq_cst : !llvm.ptr, i8
  %r = llvm.load %m : !llvm.ptr -> i8
  %c = llvm.icmp "eq" %r, %k1 : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f(127, 5) -> trap(branch-on-poison)
// CALL: @f(4, 5) -> 10
