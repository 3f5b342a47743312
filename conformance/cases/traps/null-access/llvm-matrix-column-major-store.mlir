// RUN: %check %s
// OPERATION: llvm.intr.matrix.column.major.store
// llvm.intr.matrix.column.major.store through a null pointer, or through that of a stack object.
// Made from the rows operation.matrix-column-major-store and situation.null-access of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %c, %null, %m : i1, !llvm.ptr
  %stride = llvm.mlir.constant(1 : i64) : i64
  %lane = llvm.mlir.constant(0 : i32) : i32
  %ev = llvm.mlir.zero : vector<1xi32>
  %vv = llvm.insertelement %v, %ev[%lane : i32] : vector<1xi32>
  llvm.intr.matrix.column.major.store %vv, %p, <stride = %stride> {isVolatile = false, rows = 1 : i32, columns = 1 : i32} : vector<1xi32> to !llvm.ptr stride i64  // TRAP: null-access
  llvm.return %v : i32
}
// CALL: @f(true, 9) -> trap(null-access)
// CALL: @f(false, 9) -> 9
