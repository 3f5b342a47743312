// RUN: %check %s
// OPERATION: llvm.load
// llvm.load atomic at byte 2 of an aligned object, where it says 4; at byte 4 it is fine.
llvm.func @f(%i: i64, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  %k16 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32  // TRAP: misaligned
  llvm.return %r : i32
}
// CALL: @f(2, 0x07070707) -> trap(misaligned)
// CALL: @f(1, 0x07070707) -> trap(misaligned)
// CALL: @f(4, 0x07070707) -> 0x07070707
