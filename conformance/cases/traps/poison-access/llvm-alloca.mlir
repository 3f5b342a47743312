// RUN: %check %s
// OPERATION: llvm.alloca
// llvm.alloca of a number of elements that is poison or undef.
llvm.func @f(%s: i32, %v: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.shl %k1, %s : i32
  %m = llvm.alloca %n x i64 : (i32) -> !llvm.ptr  // TRAP: poison-access
  llvm.store %v, %m : i64, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i64
  llvm.return %r : i64
}
// CALL: @f(32, 3) -> trap(poison-access)
// CALL: @f(2, 3) -> 3
