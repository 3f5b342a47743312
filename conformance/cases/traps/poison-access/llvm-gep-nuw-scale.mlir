// RUN: %check %s
// OPERATION: llvm.load
// llvm.getelementptr nuw: index times element size must fit as an unsigned number.
llvm.func @f(%i: i64, %j: i64) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %k16 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.getelementptr nuw %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %b : !llvm.ptr -> i8  // TRAP: poison-access
  llvm.return %r : i8
}
llvm.func @plain(%i: i64, %j: i64) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %k16 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %b : !llvm.ptr -> i8
  llvm.return %r : i8
}
// CALL: @f(4611686018427387904, 0) -> trap(poison-access)
// CALL: @f(3, 0) -> 7
// CALL: @plain(4611686018427387904, 0) -> 7
