// RUN: %check %s
// llvm.cmpxchg with an expected value that is poison: whether it worked, and what is in memory then, is poison; what was in memory
// before is not. Memory that holds poison has some bits. A weak exchange may fail; where it worked, it did all of it.
llvm.func @before(%s: i32, %new: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %k7 = llvm.mlir.constant(7 : i32) : i32
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k7, %m : i32, !llvm.ptr
  %e = llvm.shl %k7, %s : i32
  %x = llvm.cmpxchg %m, %e, %new acq_rel monotonic : !llvm.ptr, i32
  %r = llvm.extractvalue %x[0] : !llvm.struct<(i32, i1)>
  llvm.return %r : i32
}
llvm.func @after(%s: i32, %new: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %k7 = llvm.mlir.constant(7 : i32) : i32
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k7, %m : i32, !llvm.ptr
  %e = llvm.shl %k7, %s : i32
  %x = llvm.cmpxchg %m, %e, %new acq_rel monotonic : !llvm.ptr, i32
  %v = llvm.load %m : !llvm.ptr -> i32
  %c = llvm.icmp "eq" %v, %new : i32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %v : i32
}
llvm.func @worked(%s: i32, %new: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %k7 = llvm.mlir.constant(7 : i32) : i32
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k7, %m : i32, !llvm.ptr
  %e = llvm.shl %k7, %s : i32
  %x = llvm.cmpxchg %m, %e, %new acq_rel monotonic : !llvm.ptr, i32
  %ok = llvm.extractvalue %x[1] : !llvm.struct<(i32, i1)>
  llvm.cond_br %ok, ^end(%new : i32), ^end(%k7 : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @memory(%s: i32, %new: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %k7 = llvm.mlir.constant(7 : i32) : i32
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %b = llvm.shl %k7, %s : i32
  llvm.store %b, %m : i32, !llvm.ptr
  %x = llvm.cmpxchg %m, %k7, %new acq_rel monotonic : !llvm.ptr, i32
  %ok = llvm.extractvalue %x[1] : !llvm.struct<(i32, i1)>
  llvm.cond_br %ok, ^end(%new : i32), ^end(%new : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @weak(%a: i32, %new: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.br ^again
^again:
  %x = llvm.cmpxchg weak %m, %a, %new acq_rel monotonic : !llvm.ptr, i32
  %ok = llvm.extractvalue %x[1] : !llvm.struct<(i32, i1)>
  llvm.cond_br %ok, ^end, ^again
^end:
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @before(40, 3) -> 7
// CALL: @after(40, 3) -> trap(branch-on-poison)
// CALL: @after(0, 3) -> 3
// CALL: @after(1, 3) -> 7
// CALL: @worked(40, 3) -> trap(branch-on-poison)
// CALL: @worked(0, 3) -> 3
// CALL: @worked(1, 3) -> 7
// CALL: @memory(40, 3) -> 3
// CALL: @memory(0, 4) -> 4
// CALL: @weak(5, 6) -> 6
