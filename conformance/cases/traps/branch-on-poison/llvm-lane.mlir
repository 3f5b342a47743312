// RUN: %check %s
// OPERATION: llvm.cond_br
// Poison in one lane of a vector, taken out by llvm.extractelement; the lane beside it is fine, and a lane that is not there is poison.
llvm.func @f(%a: vector<2xi8>, %s: vector<2xi8>, %i: i32) -> i8 {
  %v = llvm.shl %a, %s : vector<2xi8>
  %r = llvm.extractelement %v[%i : i32] : vector<2xi8>
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %c = llvm.icmp "slt" %r, %k1 : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f([1, 2], [8, 1], 0) -> trap(branch-on-poison)
// CALL: @f([1, 2], [8, 1], 1) -> 4
// CALL: @f([1, 2], [0, 1], 2) -> trap(branch-on-poison)
// CALL: @f([1, 2], [0, 1], -1) -> trap(branch-on-poison)
// CALL: @f([1, 2], [3, 1], 0) -> 8
