// RUN: %check %s
// OPERATION: llvm.load
// llvm.load through a null pointer, or through that of a stack object.
// Made from the rows operation.load and situation.null-access of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %c, %null, %m : i1, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32  // TRAP: null-access
  llvm.return %r : i32
}
// CALL: @f(true, 9) -> trap(null-access)
// CALL: @f(false, 9) -> 9
