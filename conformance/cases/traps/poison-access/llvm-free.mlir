// RUN: %check %s
// OPERATION: llvm.call
// free of poison, or of null.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %a = llvm.mlir.poison : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %c, %a, %null : i1, !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()  // TRAP: poison-access
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(poison-access)
// CALL: @f(false, 1) -> 1
