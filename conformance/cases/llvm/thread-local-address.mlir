// RUN: %check %s
// llvm.mlir.global of a thread, and llvm.intr.threadlocal.address, which gives what it takes. There is one thread: engines that run code
// make such globals ordinary ones.
llvm.mlir.global internal thread_local @counter(7 : i32) : i32
llvm.func @address() -> i32 {
  %p = llvm.mlir.addressof @counter : !llvm.ptr
  %q = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @count(%by: i32) -> i32 {
  %p = llvm.mlir.addressof @counter : !llvm.ptr
  %q = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %a = llvm.load %q : !llvm.ptr -> i32
  %b = llvm.add %a, %by : i32
  llvm.store %b, %q : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @address() -> 7
// CALL: @count(5) -> 12
// CALL: @address() -> 7
