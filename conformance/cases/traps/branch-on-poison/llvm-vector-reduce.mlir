// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.intr.vector.reduce.add of a vector with a poison lane is poison.
llvm.func @f(%a: vector<3xi8>, %s: vector<3xi8>) -> i8 {
  %v = llvm.shl %a, %s : vector<3xi8>
  %r = "llvm.intr.vector.reduce.add"(%v) : (vector<3xi8>) -> i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f([1, 2, 3], [0, 8, 0]) -> trap(branch-on-poison)
// CALL: @f([1, 2, 3], [0, 1, 0]) -> 8
