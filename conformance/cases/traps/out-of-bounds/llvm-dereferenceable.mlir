// RUN: %check %s
// OPERATION: llvm.func
// An argument that is `dereferenceable(N)` points to N bytes that are there, whether they are read or not.
llvm.func @callee(%p: !llvm.ptr {llvm.dereferenceable = 4 : i64}, %v: i32) -> i32 {  // TRAP: out-of-bounds
  llvm.return %v : i32
}
llvm.func @f(%off: i64, %v: i32) -> i32 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.call @callee(%p, %v) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
// CALL: @f(4, 3) -> 3
// CALL: @f(5, 3) -> trap(out-of-bounds)
