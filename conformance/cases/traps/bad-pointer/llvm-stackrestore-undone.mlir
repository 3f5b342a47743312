// RUN: %check %s
// OPERATION: llvm.intr.stackrestore
// A mark is undone by restoring to an older one; the older one and those made since are marks.
llvm.func @f(%v: i32, %outer: i1) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %t = llvm.intr.stacksave : !llvm.ptr
  %b = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %u = llvm.select %outer, %s, %t : i1, !llvm.ptr
  llvm.intr.stackrestore %u : !llvm.ptr  // TRAP: bad-pointer
  llvm.return %v : i32
}
llvm.func @later(%v: i32, %new: i1) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %t = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %b = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %b : i32, !llvm.ptr
  %n = llvm.intr.stacksave : !llvm.ptr
  %u = llvm.select %new, %n, %t : i1, !llvm.ptr
  llvm.intr.stackrestore %u : !llvm.ptr  // TRAP: bad-pointer
  %r = llvm.load %b : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(3, false) -> trap(bad-pointer)
// CALL: @f(3, true) -> 3
// CALL: @later(3, false) -> trap(bad-pointer)
// CALL: @later(3, true) -> 3
