// RUN: %check %s
// OPERATION: llvm.call
// free of a block without bytes twice: it is a block all the same.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.call @malloc(%k0) : (i64) -> !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %c, %a, %null : i1, !llvm.ptr
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()  // TRAP: double-free
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(double-free)
// CALL: @f(false, 1) -> 1
