// RUN: %check %s
// OPERATION: llvm.intr.assume
// llvm.intr.assume of what does not hold.
llvm.func @f(%a: i8) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "sgt" %a, %z : i8
  llvm.intr.assume %c : i1  // TRAP: assume-violated
  llvm.return %a : i8
}
// CALL: @f(-1) -> trap(assume-violated)
// CALL: @f(0) -> trap(assume-violated)
// CALL: @f(1) -> 1
