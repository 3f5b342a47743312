// RUN: %check %s
// OPERATION: llvm.call
// free of a pointer into a block, or of the end of one; its start is fine.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%i: i64, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %h = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @free(%p) : (!llvm.ptr) -> ()  // TRAP: bad-free
  llvm.return %v : i32
}
// CALL: @f(1, 1) -> trap(bad-free)
// CALL: @f(4, 1) -> trap(bad-free)
// CALL: @f(0, 1) -> 1
