// RUN: %check %s
// OPERATION: llvm.alloca
// llvm.alloca of more elements than memory has bytes: -1 is a large number.
llvm.func @f(%n: i64, %v: i64) -> i64 {
  %m = llvm.alloca %n x i64 : (i64) -> !llvm.ptr  // TRAP: size-overflow
  llvm.store %v, %m : i64, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i64
  llvm.return %r : i64
}
// CALL: @f(-1, 3) -> trap(size-overflow)
// CALL: @f(2305843009213693952, 3) -> trap(size-overflow)
// CALL: @f(-9223372036854775808, 3) -> trap(size-overflow)
// CALL: @f(1, 3) -> 3
