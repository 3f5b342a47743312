// RUN: %check %s
// CLAUSE: LLVMMOD-OPS-01
// Instructions keep their word; intrinsics say intr.
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.add %a, %a : i32
  %1 = llvm.ashr %0, %a : i32
  %2 = llvm.fptosi %x : f32 to i32
  %3 = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %4 = llvm.load %3 : !llvm.ptr -> i32
  %5 = llvm.intr.smax(%4, %2) : (i32, i32) -> i32
  %6 = llvm.intr.ctpop(%1) : (i32) -> i32
  %7 = llvm.icmp "ult" %5, %6 : i32
  %8 = llvm.zext %7 : i1 to i32
  llvm.store %8, %p : i32, !llvm.ptr
  llvm.cond_br %7, ^end, ^never
^end:
  llvm.return %8 : i32
^never:
  llvm.unreachable
}
// CHECK: llvm.add
// CHECK: llvm.ashr
// CHECK: llvm.fptosi
// CHECK: llvm.getelementptr
// CHECK: llvm.load
// CHECK: llvm.intr.smax
// CHECK: llvm.intr.ctpop
// CHECK: llvm.icmp
// CHECK: llvm.zext
// CHECK: llvm.store
// CHECK: llvm.cond_br
// CHECK: llvm.return
// CHECK: llvm.unreachable
