// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.intr.vp.reduce.add looks neither at lanes its mask leaves out nor at those behind its length: they may be poison.
llvm.func @f(%a: vector<3xi8>, %s: vector<3xi8>, %m: vector<3xi1>, %n: i32) -> i8 {
  %v = llvm.shl %a, %s : vector<3xi8>
  %k1 = llvm.mlir.constant(100 : i8) : i8
  %r = "llvm.intr.vp.reduce.add"(%k1, %v, %m, %n) : (i8, vector<3xi8>, vector<3xi1>, i32) -> i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
// CALL: @f([1, 2, 3], [0, 8, 0], [true, true, true], 3) -> trap(branch-on-poison)
// CALL: @f([1, 2, 3], [0, 8, 0], [true, false, true], 3) -> 104
// CALL: @f([1, 2, 3], [0, 8, 0], [true, true, true], 1) -> 101
// CALL: @f([1, 2, 3], [8, 0, 0], [true, true, true], 0) -> 100
