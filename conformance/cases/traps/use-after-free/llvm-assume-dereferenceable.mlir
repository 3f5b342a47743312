// RUN: %check %s
// OPERATION: llvm.intr.assume
// llvm.intr.assume that a block can be read after it was freed, or before.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%early: i1, %v: i32) -> i32 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %true = llvm.mlir.constant(true) : i1
  %p = llvm.call @malloc(%k8) : (i64) -> !llvm.ptr
  llvm.cond_br %early, ^free, ^assume
^free:
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.br ^assume
^assume:
  llvm.intr.assume %true ["dereferenceable"(%p, %k8 : !llvm.ptr, i64)] : i1  // TRAP: use-after-free
  llvm.cond_br %early, ^end, ^late
^late:
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.return %v : i32
}
// CALL: @f(true, 4) -> trap(use-after-free)
// CALL: @f(false, 4) -> 4
