// RUN: %check %s
// OPERATION: llvm.call
// free of a function.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.mlir.addressof @f : !llvm.ptr
  %h = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  %p = llvm.select %c, %m, %h : i1, !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()  // TRAP: bad-free
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(bad-free)
// CALL: @f(false, 1) -> 1
