// RUN: %check %s
// OPERATION: llvm.load
// A pointer of which one byte was overwritten by poison, loaded and used.
llvm.func @f(%c: i1, %v: i8, %a: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %one = llvm.mlir.constant(1 : i8) : i8
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  %t = llvm.alloca %k1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %v, %m : i8, !llvm.ptr
  llvm.store %m, %t : !llvm.ptr, !llvm.ptr
  llvm.cond_br %c, ^spoil, ^use
^spoil:
  %q = llvm.getelementptr inbounds %t[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.add %a, %one overflow<nsw> : i8
  llvm.store %x, %q : i8, !llvm.ptr
  llvm.br ^use
^use:
  %p = llvm.load %t : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i8  // TRAP: poison-access
  llvm.return %r : i8
}
// CALL: @f(true, 2, 127) -> trap(poison-access)
// CALL: @f(false, 2, 127) -> 2
