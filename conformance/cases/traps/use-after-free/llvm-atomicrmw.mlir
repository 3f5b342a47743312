// RUN: %check %s
// OPERATION: llvm.atomicrmw
// llvm.atomicrmw after the heap block was freed by a helper, and before.
// Made from the rows operation.atomicrmw and situation.use-after-free of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @access(%p: !llvm.ptr, %v: i32) -> i32 {
  %r = llvm.atomicrmw xchg %p, %v acq_rel : !llvm.ptr, i32  // TRAP: use-after-free
  llvm.return %r : i32
}
llvm.func @f(%early: i1, %v: i32) -> i32 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.cond_br %early, ^free, ^access
^free:
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.br ^access
^access:
  %r = llvm.call @access(%p, %v) : (!llvm.ptr, i32) -> i32
  llvm.cond_br %early, ^end, ^late
^late:
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.return %r : i32
}
// CALL: @f(true, -3) -> trap(use-after-free)
// CALL: @f(false, -3) -> -3
