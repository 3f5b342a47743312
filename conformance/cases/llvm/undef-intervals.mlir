// RUN: %check %s
// An operation on undef is defined if it is for every choice: limits that single bits do not show, rotations by undef, lanes that undef picks.
llvm.func @limit(%v: i32) -> i32 {
  %u = llvm.mlir.undef : i8
  %z = llvm.zext %u : i8 to i32
  %thousand = llvm.mlir.constant(1000 : i32) : i32
  %above = llvm.mlir.constant(1256 : i32) : i32
  %s = llvm.add %z, %thousand : i32
  %c = llvm.icmp "slt" %s, %above : i32
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.return %v : i32
^no:
  llvm.return %above : i32
}
llvm.func @wide_limit(%v: i128) -> i128 {
  %u = llvm.mlir.undef : i8
  %z = llvm.sext %u : i8 to i128
  %minus = llvm.mlir.constant(-1000 : i128) : i128
  %above = llvm.mlir.constant(-872 : i128) : i128
  %s = llvm.add %z, %minus overflow<nsw> : i128
  %c = llvm.icmp "slt" %s, %above : i128
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.return %v : i128
^no:
  llvm.return %above : i128
}
llvm.func @divisor(%v: i32) -> i32 {
  %u = llvm.mlir.undef : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %r = llvm.urem %u, %ten : i32
  %d = llvm.add %r, %five : i32
  %q = llvm.udiv %five, %d : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %c = llvm.icmp "ult" %q, %two : i32
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.return %v : i32
^no:
  llvm.return %two : i32
}
llvm.func @rotated(%v: i8) -> i8 {
  %u = llvm.mlir.undef : i8
  %ones = llvm.mlir.constant(-1 : i8) : i8
  %zero = llvm.mlir.constant(0 : i8) : i8
  %r = llvm.intr.fshl(%ones, %ones, %u) : (i8, i8, i8) -> i8
  %c = llvm.icmp "eq" %r, %ones : i8
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.return %v : i8
^no:
  llvm.return %zero : i8
}
llvm.func @lane(%v: i32) -> i32 {
  %u = llvm.mlir.undef : i1
  %i = llvm.zext %u : i1 to i32
  %vector = llvm.mlir.constant(dense<[7, 9, 40, 50]> : vector<4xi32>) : vector<4xi32>
  %limit = llvm.mlir.constant(10 : i32) : i32
  %x = llvm.extractelement %vector[%i : i32] : vector<4xi32>
  %c = llvm.icmp "ult" %x, %limit : i32
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.return %v : i32
^no:
  llvm.return %limit : i32
}
// CALL: @limit(3) -> 3
// CALL: @wide_limit(4) -> 4
// CALL: @divisor(5) -> 5
// CALL: @rotated(6) -> 6
// CALL: @lane(7) -> 7
