// RUN: %check %s
// llvm.cmpxchg: the value before, whether it was the expected one, and what is in memory then.
llvm.func @f(%a: i32, %expected: i32, %new: i32) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %w = llvm.mlir.constant(32 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %a, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %x = llvm.cmpxchg %p, %expected, %new acq_rel monotonic : !llvm.ptr, i32
  %o = llvm.extractvalue %x[0] : !llvm.struct<(i32, i1)>
  %ok = llvm.extractvalue %x[1] : !llvm.struct<(i32, i1)>
  %n = llvm.load %p : !llvm.ptr -> i32
  %k = llvm.zext %ok : i1 to i32
  %s = llvm.add %o, %k : i32
  %sw = llvm.zext %s : i32 to i64
  %nw = llvm.zext %n : i32 to i64
  %h = llvm.shl %sw, %w : i64
  %r = llvm.or %h, %nw : i64
  llvm.return %r : i64
}
llvm.func @pointer(%same: i1) -> i1 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  %q = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %q, %p : !llvm.ptr, !llvm.ptr
  %e = llvm.select %same, %q, %p : i1, !llvm.ptr
  %x = llvm.cmpxchg %p, %e, %p seq_cst seq_cst : !llvm.ptr, !llvm.ptr
  %ok = llvm.extractvalue %x[1] : !llvm.struct<(ptr, i1)>
  llvm.return %ok : i1
}
// CALL: @f(5, 5, 9) -> 25769803785
// CALL: @f(5, 4, 9) -> 21474836485
// CALL: @pointer(true) -> true
// CALL: @pointer(false) -> false
// CALL-RANDOM: @f(0..3, 0..3, _) count=40
