// RUN: %check %s
// OPERATION: llvm.call
// puts of a text whose end was never written.
llvm.mlir.global internal constant @text("fine\00")
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i8 : (i64) -> !llvm.ptr
  %x = llvm.mlir.constant(120 : i8) : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  llvm.store %x, %m : i8, !llvm.ptr
  llvm.cond_br %c, ^print, ^end
^end:
  %q = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %q : i8, !llvm.ptr
  llvm.br ^print
^print:
  %r = llvm.call @puts(%m) : (!llvm.ptr) -> i32  // TRAP: uninitialized-read
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(uninitialized-read)
// CALL: @f(false, 1) -> 1
