// RUN: %check %s
// OPERATION: llvm.atomicrmw
// llvm.atomicrmw of an i32 at byte 2 of four aligned ones.
llvm.func @f(%i: i64) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i8) : i8
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %v = llvm.mlir.constant(9 : i32) : i32
  "llvm.intr.memset"(%m, %z, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.atomicrmw add %p, %v seq_cst : !llvm.ptr, i32  // TRAP: misaligned
  llvm.return %r : i32
}
// CALL: @f(2) -> trap(misaligned)
// CALL: @f(4) -> 0
