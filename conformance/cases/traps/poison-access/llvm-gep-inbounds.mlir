// RUN: %check %s
// OPERATION: llvm.load
// llvm.getelementptr inbounds to a place outside the object is poison, even if the next one leads back; without the flag only the last place matters.
llvm.func @f(%i: i64, %j: i64) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %k16 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %b : !llvm.ptr -> i8  // TRAP: poison-access
  llvm.return %r : i8
}
llvm.func @plain(%i: i64, %j: i64) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %k16 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %b : !llvm.ptr -> i8
  llvm.return %r : i8
}
// CALL: @f(17, -1) -> trap(poison-access)
// CALL: @f(-1, 1) -> trap(poison-access)
// CALL: @f(16, -1) -> 7
// CALL: @f(0, 15) -> 7
// CALL: @plain(17, -2) -> 7
// CALL: @plain(-1, 1) -> 7
