// RUN: %check %s
// OPERATION: llvm.cmpxchg
// llvm.cmpxchg of a constant global, although what is there is not what is expected.
llvm.mlir.global internal constant @k(5 : i32) : i32
llvm.mlir.global internal @v(5 : i32) : i32
llvm.func @f(%c: i1) -> i1 {
  %k = llvm.mlir.addressof @k : !llvm.ptr
  %v = llvm.mlir.addressof @v : !llvm.ptr
  %p = llvm.select %c, %k, %v : i1, !llvm.ptr
  %four = llvm.mlir.constant(4 : i32) : i32
  %x = llvm.cmpxchg %p, %four, %four seq_cst seq_cst : !llvm.ptr, i32  // TRAP: write-to-constant
  %r = llvm.extractvalue %x[1] : !llvm.struct<(i32, i1)>
  llvm.return %r : i1
}
// CALL: @f(true) -> trap(write-to-constant)
// CALL: @f(false) -> false
