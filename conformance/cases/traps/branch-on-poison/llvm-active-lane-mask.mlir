// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.intr.get.active.lane.mask of poison.
llvm.func @f(%a: i8, %n: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %b = llvm.add %a, %k1 overflow<nsw> : i8
  %m = llvm.intr.get.active.lane.mask %b, %n : i8, i8 to vector<2xi1>
  %l = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.extractelement %m[%l : i32] : vector<2xi1>
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %n : i8
}
// CALL: @f(127, 5) -> trap(branch-on-poison)
// CALL: @f(4, 5) -> 5
