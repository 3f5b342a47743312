// RUN: %check %s
// OPERATION: llvm.call
// puts of a text whose memory was freed before, or is freed after.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @f(%early: i1, %v: i32) -> i32 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %x = llvm.mlir.constant(120 : i16) : i16
  %m = llvm.call @malloc(%k2) : (i64) -> !llvm.ptr
  llvm.store %x, %m : i16, !llvm.ptr
  llvm.cond_br %early, ^free, ^print
^free:
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.br ^print
^print:
  %r = llvm.call @puts(%m) : (!llvm.ptr) -> i32  // TRAP: use-after-free
  llvm.cond_br %early, ^end, ^late
^late:
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(use-after-free)
// CALL: @f(false, 1) -> 1
