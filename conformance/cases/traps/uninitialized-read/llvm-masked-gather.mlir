// RUN: %check %s
// OPERATION: llvm.intr.masked.gather
// llvm.intr.masked.gather in memory that was or was not stored to.
// Made from the rows operation.masked-gather and situation.uninitialized-read of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.cond_br %c, ^store, ^load
^store:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^load
^load:
  %mask = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
  %lane = llvm.mlir.constant(0 : i32) : i32
  %else = llvm.mlir.zero : vector<1xi32>
  %ep = llvm.mlir.zero : vector<1x!llvm.ptr>
  %pp = llvm.insertelement %p, %ep[%lane : i32] : vector<1x!llvm.ptr>
  %got = llvm.intr.masked.gather %pp, %mask, %else {alignment = 4 : i32} : (vector<1x!llvm.ptr>, vector<1xi1>, vector<1xi32>) -> vector<1xi32>  // TRAP: uninitialized-read
  %r = llvm.extractelement %got[%lane : i32] : vector<1xi32>
  llvm.return %r : i32
}
// CALL: @f(false, 4) -> trap(uninitialized-read)
// CALL: @f(true, 4) -> 4
