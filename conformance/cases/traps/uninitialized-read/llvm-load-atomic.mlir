// RUN: %check %s
// OPERATION: llvm.load
// llvm.load atomic in memory that was or was not stored to.
// Made from the rows operation.load-atomic and situation.uninitialized-read of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.cond_br %c, ^store, ^load
^store:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^load
^load:
  %r = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32  // TRAP: uninitialized-read
  llvm.return %r : i32
}
// CALL: @f(false, 4) -> trap(uninitialized-read)
// CALL: @f(true, 4) -> 4
