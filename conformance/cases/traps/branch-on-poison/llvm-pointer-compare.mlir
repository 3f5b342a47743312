// RUN: %check %s
// OPERATION: llvm.cond_br
// A comparison of a pointer that llvm.getelementptr inbounds made poison.
llvm.func @f(%i: i64) -> i1 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i8 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.icmp "eq" %p, %m : !llvm.ptr
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %c : i1
}
// CALL: @f(5) -> trap(branch-on-poison)
// CALL: @f(-1) -> trap(branch-on-poison)
// CALL: @f(4) -> false
// CALL: @f(0) -> true
