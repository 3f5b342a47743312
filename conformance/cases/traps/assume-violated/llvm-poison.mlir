// RUN: %check %s
// OPERATION: llvm.intr.assume
// llvm.intr.assume of poison and of undef.
llvm.func @poison(%a: i8) -> i8 {
  %z = llvm.mlir.constant(1 : i8) : i8
  %b = llvm.add %a, %z overflow<nsw> : i8
  %c = llvm.icmp "ne" %b, %z : i8
  llvm.intr.assume %c : i1  // TRAP: assume-violated
  llvm.return %a : i8
}
llvm.func @undef(%s: i1, %a: i8) -> i8 {
  %u = llvm.mlir.undef : i1
  %t = llvm.mlir.constant(true) : i1
  %c = llvm.select %s, %u, %t : i1, i1
  llvm.intr.assume %c : i1  // TRAP: assume-violated
  llvm.return %a : i8
}
// CALL: @poison(127) -> trap(assume-violated)
// CALL: @poison(126) -> 126
// CALL: @undef(true, 2) -> trap(assume-violated)
// CALL: @undef(false, 2) -> 2
