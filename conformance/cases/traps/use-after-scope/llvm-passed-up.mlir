// RUN: %check %s
// OPERATION: llvm.load
// The address of a callee's llvm.alloca left in the caller's memory.
llvm.func internal @inner(%c: i1, %out: !llvm.ptr, %v: i32) {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^leave, ^end
^leave:
  llvm.store %m, %out : !llvm.ptr, !llvm.ptr
  llvm.br ^end
^end:
  llvm.return
}
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %mine = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %mine : i32, !llvm.ptr
  %t = llvm.alloca %k1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %mine, %t : !llvm.ptr, !llvm.ptr
  llvm.call @inner(%c, %t, %v) : (i1, !llvm.ptr, i32) -> ()
  %p = llvm.load %t : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32  // TRAP: use-after-scope
  llvm.return %r : i32
}
// CALL: @f(true, 3) -> trap(use-after-scope)
// CALL: @f(false, 3) -> 3
