// RUN: %check %s
// OPERATION: llvm.load
// What llvm.intr.lifetime.start or .end has seen must be stored to again before it is read.
llvm.func @start(%c: i1, %v: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.cond_br %c, ^again, ^load
^again:
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.br ^load
^load:
  %r = llvm.load %m : !llvm.ptr -> i64  // TRAP: uninitialized-read
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.return %r : i64
}
llvm.func @end(%c: i1, %v: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.cond_br %c, ^end, ^load
^end:
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.br ^load
^load:
  %r = llvm.load %m : !llvm.ptr -> i64  // TRAP: uninitialized-read
  llvm.return %r : i64
}
// CALL: @start(true, 4) -> trap(uninitialized-read)
// CALL: @start(false, 4) -> 4
// CALL: @end(true, 4) -> trap(uninitialized-read)
// CALL: @end(false, 4) -> 4
