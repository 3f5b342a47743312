// RUN: %check %s
// OPERATION: llvm.cond_br
// Poison in one part of a struct stays in that part.
llvm.func @part(%a: i8, %b: i8) -> !llvm.struct<(i8, i8)> {
  %p = llvm.mlir.poison : !llvm.struct<(i8, i8)>
  %v = llvm.mul %a, %b overflow<nsw> : i8
  %s = llvm.insertvalue %v, %p[0] : !llvm.struct<(i8, i8)>
  %t = llvm.insertvalue %a, %s[1] : !llvm.struct<(i8, i8)>
  llvm.return %t : !llvm.struct<(i8, i8)>
}
llvm.func @first(%a: i8, %b: i8) -> i8 {
  %t = llvm.call @part(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i8)>
  %r = llvm.extractvalue %t[0] : !llvm.struct<(i8, i8)>
  %c = llvm.icmp "slt" %r, %a : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i8
}
llvm.func @second(%a: i8, %b: i8) -> i8 {
  %t = llvm.call @part(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i8)>
  %r = llvm.extractvalue %t[1] : !llvm.struct<(i8, i8)>
  %c = llvm.icmp "slt" %r, %a : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
// CALL: @first(64, 2) -> trap(branch-on-poison)
// CALL: @second(64, 2) -> 64
// CALL: @first(63, 2) -> 126
