// RUN: %check %s
// OPERATION: llvm.load
// llvm.getelementptr with an index that is poison.
llvm.func @f(%s: i64) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %k16 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %i = llvm.shl %k1, %s : i64
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %p : !llvm.ptr -> i8  // TRAP: poison-access
  llvm.return %r : i8
}
// CALL: @f(64) -> trap(poison-access)
// CALL: @f(3) -> 7
