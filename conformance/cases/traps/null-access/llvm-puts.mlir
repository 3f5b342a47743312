// RUN: %check %s
// OPERATION: llvm.call
// puts of null, or of a text.
llvm.mlir.global internal constant @text("fine\00")
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %c, %null, %t : i1, !llvm.ptr
  %r = llvm.call @puts(%p) : (!llvm.ptr) -> i32  // TRAP: null-access
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(null-access)
// CALL: @f(false, 1) -> 1
