// RUN: %check %s
// OPERATION: llvm.intr.stackrestore
// llvm.intr.stackrestore takes what llvm.intr.stacksave gave in this function, nothing else.
llvm.func @allocation(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.intr.stackrestore %m : !llvm.ptr  // TRAP: bad-pointer
  llvm.return %v : i32
}
llvm.func @null(%v: i32) -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  llvm.intr.stackrestore %p : !llvm.ptr  // TRAP: bad-pointer
  llvm.return %v : i32
}
llvm.func @callee(%s: !llvm.ptr) {
  llvm.intr.stackrestore %s : !llvm.ptr  // TRAP: bad-pointer
  llvm.return
}
llvm.func @of_caller(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.intr.stacksave : !llvm.ptr
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.call @callee(%s) : (!llvm.ptr) -> ()
  llvm.return %v : i32
}
llvm.func @saved(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %k = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %s = llvm.intr.stacksave : !llvm.ptr
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %k : i32, !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %r = llvm.load %k : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @allocation(3) -> trap(bad-pointer)
// CALL: @null(3) -> trap(bad-pointer)
// CALL: @of_caller(3) -> trap(bad-pointer)
// CALL: @saved(3) -> 3
