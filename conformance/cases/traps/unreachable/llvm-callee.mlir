// RUN: %check %s
// OPERATION: llvm.unreachable
// llvm.unreachable in a callee that was called by its address.
llvm.func internal @positive(%a: i8) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "sgt" %a, %z : i8
  llvm.cond_br %c, ^end, ^never
^never:
  llvm.unreachable  // TRAP: unreachable
^end:
  llvm.return %a : i8
}
llvm.func @f(%a: i8) -> i8 {
  %p = llvm.mlir.addressof @positive : !llvm.ptr
  %r = llvm.call %p(%a) : !llvm.ptr, (i8) -> i8
  llvm.return %r : i8
}
// CALL: @f(0) -> trap(unreachable)
// CALL: @f(1) -> 1
