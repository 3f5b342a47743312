// RUN: %check %s
// OPERATION: llvm.atomicrmw
// llvm.atomicrmw of a constant global, or of one that is not constant.
// Made from the rows operation.atomicrmw and situation.write-to-constant of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.mlir.global internal constant @fixed(7 : i32) : i32
llvm.mlir.global internal @free_to_change(7 : i32) : i32
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %a = llvm.mlir.addressof @fixed : !llvm.ptr
  %b2 = llvm.mlir.addressof @free_to_change : !llvm.ptr
  %p = llvm.select %c, %a, %b2 : i1, !llvm.ptr
  %r = llvm.atomicrmw xchg %p, %v acq_rel : !llvm.ptr, i32  // TRAP: write-to-constant
  llvm.return %r : i32
}
// CALL: @f(true, 7) -> trap(write-to-constant)
// CALL: @f(false, 7) -> 7
