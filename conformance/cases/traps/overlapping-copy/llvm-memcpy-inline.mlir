// RUN: %check %s
// OPERATION: llvm.intr.memcpy.inline
// llvm.intr.memcpy.inline of eight bytes to a place one byte on, one byte back, seven on; eight on and the same place are fine.
llvm.func @f(%i: i64, %j: i64) -> i8 {
  %k24 = llvm.mlir.constant(24 : i64) : i64
  %n = llvm.mlir.constant(8 : i64) : i64
  %k5 = llvm.mlir.constant(5 : i8) : i8
  %m = llvm.alloca %k24 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %k5, %k24) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.getelementptr inbounds %m[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memcpy.inline"(%b, %a) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()  // TRAP: overlapping-copy
  %r = llvm.load %b : !llvm.ptr -> i8
  llvm.return %r : i8
}
// CALL: @f(8, 9) -> trap(overlapping-copy)
// CALL: @f(8, 7) -> trap(overlapping-copy)
// CALL: @f(8, 15) -> trap(overlapping-copy)
// CALL: @f(8, 1) -> trap(overlapping-copy)
// CALL: @f(8, 16) -> 5
// CALL: @f(8, 0) -> 5
// CALL: @f(8, 8) -> 5
