// RUN: %check %s
// Operations on undef whose result is the same for every value of it: branching on that is fine. Poison counts in all of them. Where it is only undef in part, as `and` with 1, the machine does not know which values there are, and refuses.
llvm.func @and(%x: i8) -> i8 {
  %u = llvm.mlir.undef : i8
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.and %u, %x : i8
  %c = llvm.icmp "eq" %a, %k0 : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %x : i8
}
llvm.func @or(%x: i8) -> i8 {
  %u = llvm.mlir.undef : i8
  %a = llvm.or %x, %u : i8
  %c = llvm.icmp "eq" %a, %x : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %x : i8
}
llvm.func @mul(%x: i8) -> i8 {
  %u = llvm.mlir.undef : i8
  %a = llvm.mul %u, %x overflow<nsw> : i8
  %c = llvm.icmp "eq" %a, %x : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %x : i8
}
llvm.func @below(%x: i8) -> i8 {
  %u = llvm.mlir.undef : i8
  %c = llvm.icmp "ult" %u, %x : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %x : i8
}
llvm.func @signed_not_below(%x: i8) -> i8 {
  %u = llvm.mlir.undef : i8
  %c = llvm.icmp "sge" %x, %u : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %x : i8
}
llvm.func @largest(%x: i8) -> i8 {
  %u = llvm.mlir.undef : i8
  %a = llvm.intr.umax(%u, %x) : (i8, i8) -> i8
  %c = llvm.icmp "eq" %a, %x : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %x : i8
}
llvm.func @select(%x: i8, %y: i8) -> i8 {
  %u = llvm.mlir.undef : i1
  %a = llvm.select %u, %x, %y : i1, i8
  %c = llvm.icmp "eq" %a, %x : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %x : i8
}
llvm.func @compared(%a: f32) -> i8 {
  %u = llvm.mlir.undef : f32
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %c = llvm.fcmp "_true" %a, %u : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %k1 : i8
}
llvm.func @poison(%x: i8) -> i8 {
  %u = llvm.mlir.poison : i8
  %a = llvm.and %u, %x : i8
  %c = llvm.icmp "eq" %a, %x : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %x : i8
}
// CALL: @and(0) -> 0
// CALL: @or(-1) -> -1
// CALL: @mul(0) -> 0
// CALL: @mul(1) -> trap(branch-on-poison)
// CALL: @below(0) -> 0
// CALL: @below(1) -> trap(branch-on-poison)
// CALL: @signed_not_below(127) -> 127
// CALL: @signed_not_below(-1) -> trap(branch-on-poison)
// CALL: @largest(-1) -> -1
// CALL: @select(3, 3) -> 3
// CALL: @compared(1.0) -> 1
// CALL: @poison(0) -> trap(branch-on-poison)
