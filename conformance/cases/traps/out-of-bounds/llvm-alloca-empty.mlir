// RUN: %check %s
// OPERATION: llvm.store
// llvm.alloca of no elements is allowed, a store there is not.
llvm.func @f(%n: i64, %v: i8) -> i8 {
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i8, !llvm.ptr  // TRAP: out-of-bounds
  %r = llvm.load %m : !llvm.ptr -> i8
  llvm.return %r : i8
}
// CALL: @f(0, 3) -> trap(out-of-bounds)
// CALL: @f(1, 3) -> 3
