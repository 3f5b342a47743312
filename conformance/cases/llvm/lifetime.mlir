// RUN: %check %s
// llvm.intr.lifetime.start, .end: between them memory is as ever, and may begin again.
llvm.func @once(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.return %r : i32
}
llvm.func @each_round(%n: i32) -> i32 {
  %k0 = llvm.mlir.constant(0 : i32) : i32
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %k1 x i32 : (i32) -> !llvm.ptr
  llvm.br ^more(%k0, %k0 : i32, i32)
^more(%i: i32, %sum: i32):
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.store %i, %m : i32, !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.intr.lifetime.end %m : !llvm.ptr
  %t = llvm.add %sum, %v : i32
  %j = llvm.add %i, %k1 : i32
  %c = llvm.icmp "ult" %j, %n : i32
  llvm.cond_br %c, ^more(%j, %t : i32, i32), ^end
^end:
  llvm.return %t : i32
}
llvm.func @two(%v: i32, %w: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %k = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %a = llvm.load %m : !llvm.ptr -> i32
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.intr.lifetime.start %k : !llvm.ptr
  llvm.store %w, %k : i32, !llvm.ptr
  %b = llvm.load %k : !llvm.ptr -> i32
  llvm.intr.lifetime.end %k : !llvm.ptr
  %r = llvm.sub %a, %b : i32
  llvm.return %r : i32
}
llvm.func @poison(%v: i32) -> i32 {
  %m = llvm.mlir.poison : !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.return %v : i32
}
llvm.func @ended_twice(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.return %v : i32
}
// CALL: @once(4) -> 4
// CALL: @each_round(5) -> 10
// CALL: @two(9, 4) -> 5
// CALL: @poison(1) -> 1
// CALL: @ended_twice(1) -> 1
