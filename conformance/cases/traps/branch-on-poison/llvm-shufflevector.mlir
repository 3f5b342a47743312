// RUN: %check %s
// OPERATION: llvm.cond_br
// A lane that llvm.shufflevector's mask leaves out is poison.
llvm.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %i: i32) -> i8 {
  %v = llvm.shufflevector %a, %b [3, -1, 0] : vector<2xi8>
  %r = llvm.extractelement %v[%i : i32] : vector<3xi8>
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %c = llvm.icmp "slt" %r, %k1 : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f([1, 2], [3, 4], 1) -> trap(branch-on-poison)
// CALL: @f([1, 2], [3, 4], 0) -> 4
// CALL: @f([1, 2], [3, 4], 2) -> 1
