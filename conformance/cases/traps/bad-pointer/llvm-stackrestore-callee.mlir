// RUN: %check %s
// OPERATION: llvm.intr.stackrestore
// What llvm.intr.stacksave gave in a callee is no mark of the caller, also where no allocation lies between theirs.
llvm.func internal @empty() -> !llvm.ptr {
  %s = llvm.intr.stacksave : !llvm.ptr
  llvm.return %s : !llvm.ptr
}
llvm.func internal @full() -> !llvm.ptr {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %s = llvm.intr.stacksave : !llvm.ptr
  %k = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.return %s : !llvm.ptr
}
llvm.func @before(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @full() : () -> !llvm.ptr
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr  // TRAP: bad-pointer
  llvm.return %v : i32
}
llvm.func @after(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %s = llvm.call @empty() : () -> !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr  // TRAP: bad-pointer
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @both(%v: i32, %own: i1) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %s = llvm.intr.stacksave : !llvm.ptr
  %t = llvm.call @empty() : () -> !llvm.ptr
  %u = llvm.select %own, %s, %t : i1, !llvm.ptr
  llvm.intr.stackrestore %u : !llvm.ptr  // TRAP: bad-pointer
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @both_first(%v: i32, %own: i1) -> i32 {
  %s = llvm.intr.stacksave : !llvm.ptr
  %t = llvm.call @empty() : () -> !llvm.ptr
  %u = llvm.select %own, %s, %t : i1, !llvm.ptr
  llvm.intr.stackrestore %u : !llvm.ptr  // TRAP: bad-pointer
  llvm.return %v : i32
}
// CALL: @before(3) -> trap(bad-pointer)
// CALL: @after(3) -> trap(bad-pointer)
// CALL: @both(3, false) -> trap(bad-pointer)
// CALL: @both(3, true) -> 3
// CALL: @both_first(3, false) -> trap(bad-pointer)
// CALL: @both_first(3, true) -> 3
