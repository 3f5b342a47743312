// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.intr.memset with poison makes the bytes poison.
llvm.func @f(%n: i64, %a: i8) -> i8 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %m = llvm.alloca %k4 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %k1, %k4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %v = llvm.add %a, %k1 overflow<nsw> : i8
  "llvm.intr.memset"(%m, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %p : !llvm.ptr -> i8
  %c = llvm.icmp "slt" %r, %k1 : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f(3, 127) -> trap(branch-on-poison)
// CALL: @f(2, 127) -> 1
// CALL: @f(3, 5) -> 6
