// RUN: %check %s
// OPERATION: llvm.load
// llvm.load of an llvm.alloca that was or was not stored to.
llvm.func @f(%c: i1, %v: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %k1 x i64 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^store, ^load
^store:
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.br ^load
^load:
  %r = llvm.load %m : !llvm.ptr -> i64  // TRAP: uninitialized-read
  llvm.return %r : i64
}
// CALL: @f(false, 4) -> trap(uninitialized-read)
// CALL: @f(true, 4) -> 4
