// RUN: %check %s
// OPERATION: llvm.call
// malloc of a number of bytes that is poison.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%s: i64, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %n = llvm.shl %k4, %s overflow<nuw> : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr  // TRAP: poison-access
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %v : i32
}
// CALL: @f(62, 1) -> trap(poison-access)
// CALL: @f(64, 1) -> trap(poison-access)
// CALL: @f(3, 1) -> 1
