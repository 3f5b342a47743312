// RUN: %check %s
// OPERATION: llvm.load
// Within one llvm.getelementptr inbounds each index that moves the pointer must stay inside: row 3 of two rows and back.
llvm.func @f(%i: i64, %j: i64) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %k16 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[%i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i8>
  %r = llvm.load %p : !llvm.ptr -> i8  // TRAP: poison-access
  llvm.return %r : i8
}
// CALL: @f(3, -10) -> trap(poison-access)
// CALL: @f(-1, 8) -> trap(poison-access)
// CALL: @f(2, -1) -> 7
// CALL: @f(1, 7) -> 7
// CALL: @f(0, 15) -> 7
