// RUN: %check %s
// OPERATION: llvm.invoke
// llvm.invoke with another calling convention than the function's.
llvm.func internal @personality() -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
llvm.func internal @double(%a: i8) -> i8 {
  %r = llvm.add %a, %a : i8
  llvm.return %r : i8
}
llvm.func @f(%c: i1, %a: i8) -> i8 attributes {personality = @personality} {
  llvm.cond_br %c, ^bad, ^good
^bad:
  %r = llvm.invoke fastcc @double(%a) to ^bad_end unwind ^pad : (i8) -> i8  // TRAP: bad-callee
^bad_end:
  llvm.return %r : i8
^good:
  %s = llvm.invoke @double(%a) to ^end unwind ^pad : (i8) -> i8
^end:
  llvm.return %s : i8
^pad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
// CALL: @f(true, 4) -> trap(bad-callee)
// CALL: @f(false, 4) -> 8
