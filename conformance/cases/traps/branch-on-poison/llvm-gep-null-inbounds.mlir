// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.getelementptr inbounds of null by 0 is null, by 1 it is poison.
llvm.func @f(%i: i64) -> i1 {
  %m = llvm.mlir.zero : !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "eq" %p, %m : !llvm.ptr
  llvm.cond_br %r, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i1
}
// CALL: @f(1) -> trap(branch-on-poison)
// CALL: @f(0) -> true
