// RUN: %check %s
// OPERATION: llvm.call
// puts of a text without an end, or with one.
llvm.mlir.global internal constant @text("fine\00")
llvm.func @puts(!llvm.ptr) -> i32
llvm.mlir.global internal constant @endless("bad")
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %e = llvm.mlir.addressof @endless : !llvm.ptr
  %p = llvm.select %c, %e, %t : i1, !llvm.ptr
  %r = llvm.call @puts(%p) : (!llvm.ptr) -> i32  // TRAP: out-of-bounds
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(out-of-bounds)
// CALL: @f(false, 1) -> 1
