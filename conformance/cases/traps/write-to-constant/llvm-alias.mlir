// RUN: %check %s
// OPERATION: llvm.store
// llvm.store through an alias of a constant, or of a variable.
llvm.mlir.global internal constant @fixed(7 : i32) : i32
llvm.mlir.global internal @free_to_change(7 : i32) : i32
llvm.mlir.alias internal @one : i32 {
  %p = llvm.mlir.addressof @fixed : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.mlir.alias internal @other : i32 {
  %p = llvm.mlir.addressof @free_to_change : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %a = llvm.mlir.addressof @one : !llvm.ptr
  %b = llvm.mlir.addressof @other : !llvm.ptr
  %p = llvm.select %c, %a, %b : i1, !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr  // TRAP: write-to-constant
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(true, 9) -> trap(write-to-constant)
// CALL: @f(false, 9) -> 9
