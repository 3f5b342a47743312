// RUN: %check %s
// llvm.mlir.undef: bits that are the same for every choice are known, through arithmetic, compares, memory and select.
llvm.func @division(%d: i32) -> i32 {
  %u = llvm.mlir.undef : i8
  %z = llvm.zext %u : i8 to i32
  %q = llvm.sdiv %z, %d : i32
  %c = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.mul %q, %c : i32
  llvm.return %r : i32
}
llvm.func @divisor(%a: i32) -> i1 {
  %u = llvm.mlir.undef : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %d = llvm.or %u, %one : i32
  %q = llvm.udiv %a, %d : i32
  %l = llvm.mlir.constant(16 : i32) : i32
  %r = llvm.icmp "ult" %q, %l : i32
  llvm.return %r : i1
}
llvm.func @compare(%a: i64) -> i64 {
  %u = llvm.mlir.undef : i16
  %z = llvm.zext %u : i16 to i64
  %l = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "slt" %z, %l : i64
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.return %a : i64
^no:
  llvm.unreachable
}
llvm.func @wide(%a: i64) -> i64 {
  %u = llvm.mlir.undef : i64
  %x = llvm.zext %u : i64 to i128
  %y = llvm.zext %a : i64 to i128
  %s = llvm.mlir.constant(64 : i128) : i128
  %h = llvm.shl %y, %s : i128
  %v = llvm.or %h, %x : i128
  %t = llvm.lshr %v, %s : i128
  %r = llvm.trunc %t : i128 to i64
  llvm.return %r : i64
}
llvm.func @sum(%a: i8) -> i8 {
  %u = llvm.mlir.undef : i8
  %four = llvm.mlir.constant(4 : i8) : i8
  %x = llvm.shl %u, %four : i8
  %y = llvm.mlir.constant(15 : i8) : i8
  %v = llvm.and %a, %y : i8
  %s = llvm.add %x, %v : i8
  %d = llvm.sub %s, %x : i8
  %r = llvm.and %d, %y : i8
  llvm.return %r : i8
}
llvm.func @shift_keeps_sign(%a: i32) -> i32 {
  %u = llvm.mlir.undef : i8
  %z = llvm.zext %u : i8 to i32
  %s = llvm.mlir.constant(23 : i32) : i32
  %x = llvm.shl %z, %s overflow<nsw> : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "sge" %x, %zero : i32
  %r = llvm.select %c, %a, %zero : i1, i32
  llvm.return %r : i32
}
llvm.func @select(%a: i32) -> i32 {
  %u = llvm.mlir.undef : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.or %a, %one : i32
  %s = llvm.select %u, %a, %b : i1, i32
  %r = llvm.lshr %s, %one : i32
  llvm.return %r : i32
}
llvm.func @memory(%p: !llvm.ptr, %a: i32) -> i8 {
  %u = llvm.mlir.undef : i16
  %z = llvm.zext %u : i16 to i32
  %s = llvm.mlir.constant(16 : i32) : i32
  %h = llvm.shl %a, %s : i32
  %v = llvm.or %h, %z : i32
  llvm.store %v, %p : i32, !llvm.ptr
  %w = llvm.load %p : !llvm.ptr -> i32
  %t = llvm.lshr %w, %s : i32
  %r = llvm.trunc %t : i32 to i8
  llvm.return %r : i8
}
llvm.func @memory_entry(%a: i32) -> i8 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %r = llvm.call @memory(%p, %a) : (!llvm.ptr, i32) -> i8
  llvm.return %r : i8
}
// CALL: @division(-1) -> 0
// CALL: @division(7) -> 0
// CALL: @divisor(12) -> true
// CALL: @compare(-5) -> -5
// CALL: @wide(-2) -> -2
// CALL: @wide(0x0123456789abcdef) -> 0x0123456789abcdef
// CALL: @shift_keeps_sign(9) -> 9
// CALL: @select(0x71) -> 0x38
// CALL: @select(6) -> 3
// CALL: @memory_entry(0x1234) -> 0x34
// CALL: @sum(0x25) -> 5
