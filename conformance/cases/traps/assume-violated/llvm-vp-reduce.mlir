// RUN: %check %s
// OPERATION: llvm.intr.vp.reduce.add
// llvm.intr.vp.reduce.add with a length beyond the lanes there are.
llvm.func @f(%a: vector<3xi8>, %m: vector<3xi1>, %n: i32) -> i8 {
  %k1 = llvm.mlir.constant(100 : i8) : i8
  %r = "llvm.intr.vp.reduce.add"(%k1, %a, %m, %n) : (i8, vector<3xi8>, vector<3xi1>, i32) -> i8  // TRAP: assume-violated
  llvm.return %r : i8
}
// CALL: @f([1, 2, 3], [true, true, true], 4) -> trap(assume-violated)
// CALL: @f([1, 2, 3], [true, true, true], -1) -> trap(assume-violated)
// CALL: @f([1, 2, 3], [true, true, true], 3) -> 106
