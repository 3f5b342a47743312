// RUN: %check %s
// OPERATION: llvm.invoke
// llvm.invoke through a pointer that is null.
llvm.func internal @personality() -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
llvm.func internal @double(%a: i8) -> i8 {
  %r = llvm.add %a, %a : i8
  llvm.return %r : i8
}
llvm.func @f(%c: i1, %a: i8) -> i8 attributes {personality = @personality} {
  %good = llvm.mlir.addressof @double : !llvm.ptr
  %bad = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %c, %bad, %good : i1, !llvm.ptr
  %r = llvm.invoke %p(%a) to ^end unwind ^pad : !llvm.ptr, (i8) -> i8  // TRAP: bad-callee
^end:
  llvm.return %r : i8
^pad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
// CALL: @f(true, 4) -> trap(bad-callee)
// CALL: @f(false, 4) -> 8
