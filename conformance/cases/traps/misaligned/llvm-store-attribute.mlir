// RUN: %check %s
// OPERATION: llvm.store
// llvm.store of a byte that is said to be aligned to 8, at byte 4 of malloc's memory; at byte 8 that is true.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%i: i64, %v: i8) -> i8 {
  %n = llvm.mlir.constant(16 : i64) : i64
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p {alignment = 8 : i64} : i8, !llvm.ptr  // TRAP: misaligned
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %r : i8
}
// CALL: @f(4, 1) -> trap(misaligned)
// CALL: @f(8, 1) -> 1
