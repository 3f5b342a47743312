// RUN: %check %s
// OPERATION: llvm.intr.matrix.column.major.load
// llvm.intr.matrix.column.major.load in memory that was or was not stored to.
// Made from the rows operation.matrix-column-major-load and situation.uninitialized-read of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.cond_br %c, ^store, ^load
^store:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^load
^load:
  %stride = llvm.mlir.constant(1 : i64) : i64
  %lane = llvm.mlir.constant(0 : i32) : i32
  %got = llvm.intr.matrix.column.major.load %p, <stride = %stride> {isVolatile = false, rows = 1 : i32, columns = 1 : i32} : vector<1xi32> from !llvm.ptr stride i64  // TRAP: uninitialized-read
  %r = llvm.extractelement %got[%lane : i32] : vector<1xi32>
  llvm.return %r : i32
}
// CALL: @f(false, 4) -> trap(uninitialized-read)
// CALL: @f(true, 4) -> 4
