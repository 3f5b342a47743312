// RUN: %check %s
// OPERATION: llvm.load
// A pointer that undef picks may be undef: a choice in which the access is one through no memory is enough. Where a known condition picks another pointer it is well.
llvm.mlir.global internal @g(7 : i32) : i32
llvm.func @f(%use: i1) -> i32 {
  %u = llvm.mlir.undef : i1
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %z = llvm.mlir.undef : !llvm.ptr
  %q = llvm.select %u, %p, %z : i1, !llvm.ptr
  %s = llvm.select %use, %q, %p : i1, !llvm.ptr
  %r = llvm.load %s : !llvm.ptr -> i32  // TRAP: poison-access
  llvm.return %r : i32
}
// CALL: @f(true) -> trap(poison-access)
// CALL: @f(false) -> 7
