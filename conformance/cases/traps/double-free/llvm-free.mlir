// RUN: %check %s
// OPERATION: llvm.call
// free of the same block twice, or of two blocks.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  %b = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  %p = llvm.select %c, %a, %b : i1, !llvm.ptr
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()  // TRAP: double-free
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(double-free)
// CALL: @f(false, 1) -> 1
