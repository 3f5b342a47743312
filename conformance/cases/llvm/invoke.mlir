// RUN: %check %s
// llvm.invoke goes to its normal successor, as nothing unwinds here; what its landing pad would do is never reached.
llvm.func internal @personality() -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
llvm.func internal @twice(%a: i32) -> i32 {
  %r = llvm.add %a, %a : i32
  llvm.return %r : i32
}
llvm.func internal @nothing() {
  llvm.return
}
llvm.func @direct(%a: i32) -> i32 attributes {personality = @personality} {
  %r = llvm.invoke @twice(%a) to ^good unwind ^bad : (i32) -> i32
^good:
  llvm.return %r : i32
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
llvm.func @with_argument(%a: i32, %b: i32) -> i32 attributes {personality = @personality} {
  llvm.invoke @nothing() to ^good(%b : i32) unwind ^bad : () -> ()
^good(%x: i32):
  %r = llvm.sub %a, %x : i32
  llvm.return %r : i32
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %k = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %k : i32
}
llvm.func @indirect(%a: i32) -> i32 attributes {personality = @personality} {
  %f = llvm.mlir.addressof @twice : !llvm.ptr
  %r = llvm.invoke %f(%a) to ^good unwind ^bad : !llvm.ptr, (i32) -> i32
^good:
  llvm.return %r : i32
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
// CALL: @direct(4) -> 8
// CALL: @with_argument(4, 1) -> 3
// CALL: @indirect(5) -> 10
