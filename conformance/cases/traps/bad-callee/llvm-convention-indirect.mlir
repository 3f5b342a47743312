// RUN: %check %s
// OPERATION: llvm.call
// llvm.call of the address of a function that has another calling convention than the call.
llvm.func internal @other(%a: i8) -> i8 {
  llvm.return %a : i8
}
llvm.func internal fastcc @double(%a: i8) -> i8 {
  %r = llvm.add %a, %a : i8
  llvm.return %r : i8
}
llvm.func @f(%c: i1, %a: i8) -> i8 {
  %good = llvm.mlir.addressof @double : !llvm.ptr
  %bad = llvm.mlir.addressof @other : !llvm.ptr
  %p = llvm.select %c, %bad, %good : i1, !llvm.ptr
  %r = llvm.call fastcc %p(%a) : !llvm.ptr, (i8) -> i8  // TRAP: bad-callee
  llvm.return %r : i8
}
// CALL: @f(true, 4) -> trap(bad-callee)
// CALL: @f(false, 4) -> 8
