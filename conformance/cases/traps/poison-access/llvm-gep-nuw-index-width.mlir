// RUN: %check %s
// OPERATION: llvm.load
// llvm.getelementptr nuw with an index of 128 bits: cutting it to 64 must keep its unsigned value.
llvm.func @f(%i: i128, %j: i128) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %k16 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.getelementptr nuw %m[%i] : (!llvm.ptr, i128) -> !llvm.ptr, i8
  %b = llvm.getelementptr %a[%j] : (!llvm.ptr, i128) -> !llvm.ptr, i8
  %r = llvm.load %b : !llvm.ptr -> i8  // TRAP: poison-access
  llvm.return %r : i8
}
llvm.func @plain(%i: i128, %j: i128) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %k16 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.getelementptr %m[%i] : (!llvm.ptr, i128) -> !llvm.ptr, i8
  %b = llvm.getelementptr %a[%j] : (!llvm.ptr, i128) -> !llvm.ptr, i8
  %r = llvm.load %b : !llvm.ptr -> i8
  llvm.return %r : i8
}
// CALL: @f(18446744073709551617, 0) -> trap(poison-access)
// CALL: @f(1, 0) -> 7
// CALL: @plain(-1, 1) -> 7
