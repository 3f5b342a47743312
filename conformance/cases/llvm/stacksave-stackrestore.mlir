// RUN: %check %s
// llvm.intr.stacksave, stackrestore: what was allocated before the mark stays, in loops, nested, and in callees.
llvm.func @older_stays(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %s = llvm.intr.stacksave : !llvm.ptr
  %k = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %k : i32, !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @loop(%n: i64) -> i64 {
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %big = llvm.mlir.constant(100000 : i64) : i64
  llvm.br ^more(%k0, %k0 : i64, i64)
^more(%i: i64, %sum: i64):
  %s = llvm.intr.stacksave : !llvm.ptr
  %m = llvm.alloca %big x i8 : (i64) -> !llvm.ptr
  llvm.store %i, %m {alignment = 1 : i64} : i64, !llvm.ptr
  %v = llvm.load %m {alignment = 1 : i64} : !llvm.ptr -> i64
  %t = llvm.add %sum, %v : i64
  llvm.intr.stackrestore %s : !llvm.ptr
  %j = llvm.add %i, %k1 : i64
  %c = llvm.icmp "ult" %j, %n : i64
  llvm.cond_br %c, ^more(%j, %t : i64, i64), ^end
^end:
  llvm.return %t : i64
}
llvm.func @nested(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.intr.stacksave : !llvm.ptr
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %t = llvm.intr.stacksave : !llvm.ptr
  %k = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %k : i32, !llvm.ptr
  llvm.intr.stackrestore %t : !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.intr.stackrestore %s : !llvm.ptr
  llvm.return %r : i32
}
llvm.func internal @scratch(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.intr.stacksave : !llvm.ptr
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.intr.stackrestore %s : !llvm.ptr
  llvm.return %r : i32
}
llvm.func @callee_restores(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %x = llvm.call @scratch(%v) : (i32) -> i32
  %r = llvm.load %m : !llvm.ptr -> i32
  %t = llvm.add %r, %x : i32
  llvm.return %t : i32
}
llvm.func @again_after(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.intr.stacksave : !llvm.ptr
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %k = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %k : i32, !llvm.ptr
  %r = llvm.load %k : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @loop_of_one_mark(%n: i64) -> i64 {
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  %none = llvm.alloca %k0 x i64 : (i64) -> !llvm.ptr
  %s = llvm.intr.stacksave : !llvm.ptr
  llvm.store %k0, %m : i64, !llvm.ptr
  llvm.br ^more(%k0 : i64)
^more(%i: i64):
  %t = llvm.intr.stacksave : !llvm.ptr
  %k = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %i, %k : i64, !llvm.ptr
  %v = llvm.load %k : !llvm.ptr -> i64
  %w = llvm.load %m : !llvm.ptr -> i64
  %x = llvm.add %v, %w : i64
  llvm.store %x, %m : i64, !llvm.ptr
  llvm.intr.stackrestore %t : !llvm.ptr
  llvm.intr.stackrestore %t : !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %j = llvm.add %i, %k1 : i64
  %c = llvm.icmp "ult" %j, %n : i64
  llvm.cond_br %c, ^more(%j : i64), ^end
^end:
  %r = llvm.load %m : !llvm.ptr -> i64
  llvm.return %r : i64
}
// CALL: @older_stays(3) -> 3
// CALL: @loop(2000) -> 1999000
// CALL: @nested(5) -> 5
// CALL: @callee_restores(7) -> 14
// CALL: @again_after(9) -> 9
// CALL: @loop_of_one_mark(5) -> 10
