// RUN: %check %s
// OPERATION: llvm.intr.memcpy
// llvm.intr.memcpy (target) of a constant global, or of one that is not constant.
// Made from the rows operation.memcpy-target and situation.write-to-constant of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.mlir.global internal constant @fixed(7 : i32) : i32
llvm.mlir.global internal @free_to_change(7 : i32) : i32
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %a = llvm.mlir.addressof @fixed : !llvm.ptr
  %b2 = llvm.mlir.addressof @free_to_change : !llvm.ptr
  %p = llvm.select %c, %a, %b2 : i1, !llvm.ptr
  %one = llvm.mlir.constant(1 : i64) : i64
  %q = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %n4 = llvm.mlir.constant(4 : i64) : i64
  llvm.store %v, %q : i32, !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %n4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()  // TRAP: write-to-constant
  llvm.return %v : i32
}
// CALL: @f(true, 7) -> trap(write-to-constant)
// CALL: @f(false, 7) -> 7
