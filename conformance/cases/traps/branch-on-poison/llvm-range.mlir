// RUN: %check %s
// OPERATION: llvm.func llvm.call llvm.cond_br
// An argument or result outside of its `range` is poison; the range may wrap around.
llvm.func @callee(%x: i8 {llvm.range = #llvm.constant_range<i8, 2, 10>}) -> i8 {
  %k = llvm.mlir.constant(5 : i8) : i8
  %c = llvm.icmp "ult" %x, %k : i8
  llvm.cond_br %c, ^a, ^b  // TRAP: branch-on-poison
^a:
  llvm.return %k : i8
^b:
  llvm.return %x : i8
}
llvm.func @same(%x: i8) -> i8 {
  llvm.return %x : i8
}
llvm.func @argument(%x: i8) -> i8 {
  %r = llvm.call @callee(%x) : (i8) -> i8
  llvm.return %r : i8
}
llvm.func @result(%x: i8) -> i8 {
  %k = llvm.mlir.constant(5 : i8) : i8
  %r = llvm.call @same(%x) : (i8) -> (i8 {llvm.range = #llvm.constant_range<i8, -3, 4>})
  %c = llvm.icmp "slt" %r, %k : i8
  llvm.cond_br %c, ^a, ^b  // TRAP: branch-on-poison
^a:
  llvm.return %k : i8
^b:
  llvm.return %x : i8
}
// CALL: @argument(1) -> trap(branch-on-poison)
// CALL: @argument(10) -> trap(branch-on-poison)
// CALL: @argument(2) -> 5
// CALL: @argument(9) -> 9
// CALL: @result(4) -> trap(branch-on-poison)
// CALL: @result(-4) -> trap(branch-on-poison)
// CALL: @result(-3) -> 5
// CALL: @result(3) -> 5
