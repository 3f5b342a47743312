// RUN: %check %s
// OPERATION: llvm.call
// free of a global, or of nothing at all: null is allowed.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.mlir.global internal @g(1 : i64) : i64
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %m = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %c, %m, %h : i1, !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()  // TRAP: bad-free
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(bad-free)
// CALL: @f(false, 1) -> 1
