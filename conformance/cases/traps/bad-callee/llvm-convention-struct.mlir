// RUN: %check %s
// OPERATION: llvm.call
// llvm.call with another calling convention than the function's, where the types of both differ in the name of a struct only.
llvm.func internal fastcc @double(%s: !llvm.struct<(i8)>) -> i8 {
  %a = llvm.extractvalue %s[0] : !llvm.struct<(i8)>
  %r = llvm.add %a, %a : i8
  llvm.return %r : i8
}
llvm.func @f(%c: i1, %a: i8) -> i8 {
  %u = llvm.mlir.undef : !llvm.struct<"one", (i8)>
  %s = llvm.insertvalue %a, %u[0] : !llvm.struct<"one", (i8)>
  %p = llvm.mlir.addressof @double : !llvm.ptr
  llvm.cond_br %c, ^bad, ^good
^bad:
  %r = llvm.call %p(%s) : !llvm.ptr, (!llvm.struct<"one", (i8)>) -> i8  // TRAP: bad-callee
  llvm.return %r : i8
^good:
  %t = llvm.call fastcc %p(%s) : !llvm.ptr, (!llvm.struct<"one", (i8)>) -> i8
  llvm.return %t : i8
}
// CALL: @f(true, 4) -> trap(bad-callee)
// CALL: @f(false, 4) -> 8
