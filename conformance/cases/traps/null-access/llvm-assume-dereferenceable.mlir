// RUN: %check %s
// OPERATION: llvm.intr.assume
// llvm.intr.assume that null can be read for eight bytes; of a stack object of that size it is true.
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %good = llvm.alloca %k8 x i8 : (i64) -> !llvm.ptr
  %bad = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %c, %bad, %good : i1, !llvm.ptr
  %true = llvm.mlir.constant(true) : i1
  llvm.intr.assume %true ["dereferenceable"(%p, %k8 : !llvm.ptr, i64)] : i1  // TRAP: null-access
  llvm.return %v : i32
}
// CALL: @f(true, 4) -> trap(null-access)
// CALL: @f(false, 4) -> 4
