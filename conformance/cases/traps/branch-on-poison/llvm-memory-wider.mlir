// RUN: %check %s
// OPERATION: llvm.cond_br
// A load of two bytes of which one is poison is poison as a whole.
llvm.func @f(%i: i64, %a: i8) -> i8 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %z = llvm.mlir.constant(0 : i16) : i16
  %m = llvm.alloca %k4 x i8 {alignment = 2 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %k1, %k4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %v = llvm.add %a, %k1 overflow<nsw> : i8
  %q = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %q : i8, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %p : !llvm.ptr -> i16
  %t = llvm.trunc %r : i16 to i8
  %c = llvm.icmp "slt" %t, %k1 : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %t : i8
}
// CALL: @f(0, 127) -> trap(branch-on-poison)
// CALL: @f(2, 127) -> 1
// CALL: @f(0, 5) -> 1
