// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.intr.memcpy moves poison.
llvm.func @f(%i: i64, %a: i8) -> i8 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %m = llvm.alloca %k2 x i8 : (i64) -> !llvm.ptr
  %k = llvm.alloca %k2 x i8 : (i64) -> !llvm.ptr
  %v = llvm.add %a, %k1 overflow<nuw> : i8
  llvm.store %v, %m : i8, !llvm.ptr
  %q = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %q : i8, !llvm.ptr
  "llvm.intr.memcpy"(%k, %m, %k2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %p = llvm.getelementptr inbounds %k[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %p : !llvm.ptr -> i8
  %c = llvm.icmp "slt" %r, %k1 : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f(0, -1) -> trap(branch-on-poison)
// CALL: @f(1, -1) -> -1
// CALL: @f(0, -2) -> -1
