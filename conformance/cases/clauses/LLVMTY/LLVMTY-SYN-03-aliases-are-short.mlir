// RUN: %check %s
// CLAUSE: LLVMTY-SYN-03
// Two names for one literal struct are one type: an alias declares nothing.
!pair = !llvm.struct<(i32, ptr)>
!couple = !llvm.struct<(i32, ptr)>
llvm.func @make(%p: !llvm.ptr) -> !pair {
  %r = llvm.load %p : !llvm.ptr -> !pair
  llvm.return %r : !pair
}
llvm.func @use(%p: !llvm.ptr) -> i32 {
  %s = llvm.call @make(%p) : (!llvm.ptr) -> !couple
  %r = llvm.extractvalue %s[0] : !couple
  llvm.return %r : i32
}
// CHECK-NOT: !pair
// CHECK-NOT: !couple
// CHECK: llvm.func @make({{.*}}) -> !llvm.struct<(i32, ptr)>
