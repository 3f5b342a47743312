// RUN: %check %s
// OPERATION: llvm.atomicrmw
// llvm.atomicrmw reads also where the new value does not depend on the old one.
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.cond_br %c, ^update, ^write
^write:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^update
^update:
  %o = llvm.atomicrmw xchg %p, %v seq_cst : !llvm.ptr, i32  // TRAP: uninitialized-read
  llvm.return %o : i32
}
// CALL: @f(true, 3) -> trap(uninitialized-read)
// CALL: @f(false, 3) -> 3
