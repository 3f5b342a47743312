// RUN: %check %s
// OPERATION: llvm.intr.matrix.column.major.load
// llvm.intr.matrix.column.major.load at byte 2 of an aligned object, where its elements are aligned to 4.
llvm.func @f(%i: i64, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  %k16 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %stride = llvm.mlir.constant(1 : i64) : i64
  %lane = llvm.mlir.constant(0 : i32) : i32
  %got = llvm.intr.matrix.column.major.load %p, <stride = %stride> {isVolatile = false, rows = 1 : i32, columns = 1 : i32} : vector<1xi32> from !llvm.ptr stride i64  // TRAP: misaligned
  %r = llvm.extractelement %got[%lane : i32] : vector<1xi32>
  llvm.return %r : i32
}
// CALL: @f(2, 0x07070707) -> trap(misaligned)
// CALL: @f(4, 0x07070707) -> 0x07070707
