// RUN: %check %s
// llvm.switch: the case whose value has the same bits, else the default; each edge has its own arguments.
llvm.func @i8(%v: i8, %a: i32, %b: i32) -> i32 {
  llvm.switch %v : i8, ^end(%a : i32) [
    -128: ^end(%b : i32),
    -1: ^sum(%a, %b : i32, i32),
    0: ^sum(%b, %b : i32, i32),
    127: ^never
  ]
^sum(%x: i32, %y: i32):
  %s = llvm.add %x, %y : i32
  llvm.br ^end(%s : i32)
^never:
  %w = llvm.sub %a, %b : i32
  llvm.return %w : i32
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @i2(%v: i2) -> i32 {
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %k2 = llvm.mlir.constant(2 : i32) : i32
  %k3 = llvm.mlir.constant(3 : i32) : i32
  llvm.switch %v : i2, ^end(%k1 : i32) [
    1: ^end(%k2 : i32),
    -2: ^end(%k3 : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @i64(%v: i64) -> i32 {
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %k2 = llvm.mlir.constant(2 : i32) : i32
  %k3 = llvm.mlir.constant(3 : i32) : i32
  llvm.switch %v : i64, ^end(%k1 : i32) [
    9223372036854775807: ^end(%k2 : i32),
    -9223372036854775808: ^end(%k3 : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @in_loop(%n: i32) -> i32 {
  %k0 = llvm.mlir.constant(0 : i32) : i32
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %k3 = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^more(%k0, %k0 : i32, i32)
^more(%i: i32, %s: i32):
  %m = llvm.urem %i, %k3 : i32
  %j = llvm.add %i, %k1 : i32
  %t = llvm.add %s, %i : i32
  %e = llvm.icmp "eq" %i, %n : i32
  llvm.cond_br %e, ^end, ^choose
^choose:
  llvm.switch %m : i32, ^more(%j, %t : i32, i32) [
    1: ^more(%j, %s : i32, i32)
  ]
^end:
  llvm.return %s : i32
}
// CALL: @i8(5, 10, 3) -> 10
// CALL: @i8(-128, 10, 3) -> 3
// CALL: @i8(-1, 10, 3) -> 13
// CALL: @i8(0, 10, 3) -> 6
// CALL: @i8(127, 10, 3) -> 7
// CALL: @i2(0) -> 1
// CALL: @i2(1) -> 2
// CALL: @i2(-2) -> 3
// CALL: @i2(-1) -> 1
// CALL: @i64(9223372036854775807) -> 2
// CALL: @i64(-9223372036854775808) -> 3
// CALL: @i64(-1) -> 1
// CALL: @in_loop(6) -> 10
// CALL: @in_loop(1) -> 0
