// RUN: %check %s
// OPERATION: llvm.cmpxchg
// llvm.cmpxchg in memory that was or was not stored to.
// Made from the rows operation.cmpxchg and situation.uninitialized-read of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.cond_br %c, ^store, ^load
^store:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^load
^load:
  %got = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, i32  // TRAP: uninitialized-read
  %r = llvm.extractvalue %got[0] : !llvm.struct<(i32, i1)>
  llvm.return %r : i32
}
// CALL: @f(false, 4) -> trap(uninitialized-read)
// CALL: @f(true, 4) -> 4
