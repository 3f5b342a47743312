// RUN: %check %s
// OPERATION: llvm.intr.assume
// llvm.intr.assume with operand bundles that say of a pointer what is not so: align, nonnull, separate_storage.
llvm.func @align(%n: i64) -> i32 {
  %true = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.intr.assume %true ["align"(%p, %n : !llvm.ptr, i64)] : i1  // TRAP: assume-violated
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @offset(%k: i64) -> i32 {
  %true = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i64) : i64
  %c16 = llvm.mlir.constant(16 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %c16 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.intr.assume %true ["align"(%q, %c16, %k : !llvm.ptr, i64, i64)] : i1  // TRAP: assume-violated
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @nonnull(%c: i1) -> i32 {
  %true = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %q = llvm.select %c, %p, %z : i1, !llvm.ptr
  llvm.intr.assume %true ["nonnull"(%q : !llvm.ptr)] : i1  // TRAP: assume-violated
  llvm.return %v : i32
}
llvm.func @storage(%c: i1) -> i32 {
  %true = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(2 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %k = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %g = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %q = llvm.select %c, %k, %g : i1, !llvm.ptr
  llvm.intr.assume %true ["separate_storage"(%p, %q : !llvm.ptr, !llvm.ptr)] : i1  // TRAP: assume-violated
  llvm.return %v : i32
}
// CALL: @align(16) -> 7
// CALL: @align(32) -> trap(assume-violated)
// CALL: @offset(4) -> 7
// CALL: @offset(0) -> trap(assume-violated)
// CALL: @nonnull(true) -> 7
// CALL: @nonnull(false) -> trap(assume-violated)
// CALL: @storage(true) -> 7
// CALL: @storage(false) -> trap(assume-violated)
