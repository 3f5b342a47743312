// RUN: %check %s
// OPERATION: llvm.load
// llvm.intr.stackrestore ends what was allocated since its llvm.intr.stacksave, and nothing before.
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %s = llvm.intr.stacksave : !llvm.ptr
  %b = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %b : i32, !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %p = llvm.select %c, %b, %a : i1, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32  // TRAP: use-after-scope
  llvm.return %r : i32
}
// CALL: @f(true, 3) -> trap(use-after-scope)
// CALL: @f(false, 3) -> 3
