// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-07
// A constant keeps its value: who stores to it is at fault.
llvm.mlir.global internal constant @fixed(5 : i32) : i32
llvm.mlir.global internal @changes(5 : i32) : i32
llvm.func @store(%c: i1, %v: i32) -> i32 {
  %k = llvm.mlir.addressof @fixed : !llvm.ptr
  %l = llvm.mlir.addressof @changes : !llvm.ptr
  %p = llvm.select %c, %k, %l : i1, !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr  // TRAP: write-to-constant
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @store(true, 9) -> trap(write-to-constant)
// CALL: @store(false, 9) -> 9
