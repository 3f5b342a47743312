// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.ptrtoint of poison is poison.
llvm.func @f(%i: i64) -> i1 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i8 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.ptrtoint %m : !llvm.ptr to i64
  %d = llvm.sub %a, %b : i64
  %c = llvm.icmp "eq" %d, %i : i64
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %c : i1
}
// CALL: @f(5) -> trap(branch-on-poison)
// CALL: @f(4) -> true
