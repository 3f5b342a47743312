// RUN: %check %s
// OPERATION: llvm.intr.memmove
// llvm.intr.memmove (source) of four bytes behind, across and before the ends of sixteen; the first and the last four are fine.
// Made from the rows operation.memmove-source and situation.out-of-bounds of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @f(%i: i64, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i32 : (i64) -> !llvm.ptr
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %k16 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%m, %k1, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %one = llvm.mlir.constant(1 : i64) : i64
  %q = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %n4 = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memmove"(%q, %p, %n4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()  // TRAP: out-of-bounds
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(16, 0x01010101) -> trap(out-of-bounds)
// CALL: @f(13, 0x01010101) -> trap(out-of-bounds)
// CALL: @f(-1, 0x01010101) -> trap(out-of-bounds)
// CALL: @f(-4, 0x01010101) -> trap(out-of-bounds)
// CALL: @f(1000000000, 0x01010101) -> trap(out-of-bounds)
// CALL: @f(12, 0x01010101) -> 0x01010101
// CALL: @f(0, 0x01010101) -> 0x01010101
