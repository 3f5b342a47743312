// RUN: %check %s
// OPERATION: llvm.intr.masked.load
// llvm.intr.masked.load of four bytes behind, across and before the ends of sixteen; the first and the last four are fine.
// Made from the rows operation.masked-load and situation.out-of-bounds of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @f(%i: i64, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i32 : (i64) -> !llvm.ptr
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %k16 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%m, %k1, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %mask = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
  %lane = llvm.mlir.constant(0 : i32) : i32
  %else = llvm.mlir.zero : vector<1xi32>
  %got = llvm.intr.masked.load %p, %mask, %else {alignment = 4 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xi32>) -> vector<1xi32>  // TRAP: out-of-bounds
  %r = llvm.extractelement %got[%lane : i32] : vector<1xi32>
  llvm.return %r : i32
}
// CALL: @f(16, 0x01010101) -> trap(out-of-bounds)
// CALL: @f(13, 0x01010101) -> trap(out-of-bounds)
// CALL: @f(-1, 0x01010101) -> trap(out-of-bounds)
// CALL: @f(-4, 0x01010101) -> trap(out-of-bounds)
// CALL: @f(1000000000, 0x01010101) -> trap(out-of-bounds)
// CALL: @f(12, 0x01010101) -> 0x01010101
// CALL: @f(0, 0x01010101) -> 0x01010101
