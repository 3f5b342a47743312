// RUN: %check %s
// OPERATION: llvm.intr.assume
// llvm.intr.assume that does not hold, in a function that llvm.invoke calls.
llvm.func internal @personality() -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
llvm.func internal @positive(%a: i8) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "sgt" %a, %z : i8
  llvm.intr.assume %c : i1  // TRAP: assume-violated
  llvm.return %a : i8
}
llvm.func @f(%a: i8) -> i8 attributes {personality = @personality} {
  %r = llvm.invoke @positive(%a) to ^end unwind ^pad : (i8) -> i8
^end:
  llvm.return %r : i8
^pad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
// CALL: @f(0) -> trap(assume-violated)
// CALL: @f(3) -> 3
