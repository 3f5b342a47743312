// RUN: %check %s
// OPERATION: llvm.intr.memmove
// llvm.intr.memmove (target) of a callee's llvm.alloca after it returned, or of the caller's own.
// Made from the rows operation.memmove-target and situation.use-after-scope of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @inner(%c: i1, %m: !llvm.ptr, %v: i32) -> !llvm.ptr {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %own = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %own : i32, !llvm.ptr
  %r = llvm.select %c, %own, %m : i1, !llvm.ptr
  llvm.return %r : !llvm.ptr
}
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %p = llvm.call @inner(%c, %m, %v) : (i1, !llvm.ptr, i32) -> !llvm.ptr
  %one = llvm.mlir.constant(1 : i64) : i64
  %q = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %n4 = llvm.mlir.constant(4 : i64) : i64
  llvm.store %v, %q : i32, !llvm.ptr
  "llvm.intr.memmove"(%p, %q, %n4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()  // TRAP: use-after-scope
  llvm.return %v : i32
}
// CALL: @f(true, 5) -> trap(use-after-scope)
// CALL: @f(false, 5) -> 5
