// RUN: %check %s
// OPERATION: llvm.store llvm.intr.memset
// Storing to memory whose lifetime has not started or is over is undefined; between start and end it is not.
llvm.func @late(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr  // TRAP: use-after-scope
  llvm.return %v : i32
}
llvm.func @early(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr  // TRAP: use-after-scope
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.return %v : i32
}
llvm.func @set(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.intr.lifetime.end %m : !llvm.ptr
  "llvm.intr.memset"(%m, %k0, %k1) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()  // TRAP: use-after-scope
  llvm.return %v : i32
}
llvm.func @again(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @never_ends(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @late(3) -> trap(use-after-scope)
// CALL: @early(3) -> trap(use-after-scope)
// CALL: @set(3) -> trap(use-after-scope)
// CALL: @again(3) -> 3
// CALL: @never_ends(3) -> 3
