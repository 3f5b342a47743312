// RUN: %check %s
// OPERATION: llvm.load
// A pointer to the llvm.alloca of an earlier round, whose stack was restored at the end of it.
llvm.func @f(%keep: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %first = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %first : i32, !llvm.ptr
  llvm.br ^round(%k0, %first : i64, !llvm.ptr)
^round(%i: i64, %p: !llvm.ptr):
  %s = llvm.intr.stacksave : !llvm.ptr
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32  // TRAP: use-after-scope
  llvm.store %x, %m : i32, !llvm.ptr
  %next = llvm.select %keep, %first, %m : i1, !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %j = llvm.add %i, %k1 : i64
  %more = llvm.icmp "eq" %i, %k0 : i64
  llvm.cond_br %more, ^round(%j, %next : i64, !llvm.ptr), ^end
^end:
  llvm.return %x : i32
}
// CALL: @f(false, 3) -> trap(use-after-scope)
// CALL: @f(true, 3) -> 3
