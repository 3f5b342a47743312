// RUN: %check %s
// CLAUSE: LLVMMOD-PHI-02
// br, cond_br and switch each pass values to all of their successors.
llvm.func @gate(%c: i1, %a: i32, %b: i64) -> i64 {
  %k = llvm.mlir.constant(7 : i64) : i64
  %m = llvm.mlir.constant(-3 : i32) : i32
  llvm.cond_br %c, ^narrow(%a : i32), ^wide(%b, %a : i64, i32)
^narrow(%x: i32):
  %s = llvm.sext %x : i32 to i64
  %big = llvm.icmp "sgt" %s, %k : i64
  llvm.cond_br %big, ^end(%s : i64), ^wide(%s, %m : i64, i32)
^wide(%y: i64, %z: i32):
  %t = llvm.trunc %y : i64 to i32
  llvm.switch %z : i32, ^last(%y : i64) [
    9: ^narrow(%t : i32),
    2: ^end(%k : i64)
  ]
^last(%l: i64):
  %o = llvm.add %l, %k : i64
  llvm.br ^end(%o : i64)
^end(%r: i64):
  llvm.return %r : i64
}
// CHECK: llvm.cond_br %{{.*}}, ^{{bb[0-9]+}}(%{{.*}} : i32), ^{{bb[0-9]+}}(%{{.*}}, %{{.*}} : i64, i32)
// CHECK: llvm.switch %{{.*}} : i32, ^{{bb[0-9]+}}{{.*}} [
// CHECK: 9: ^{{bb[0-9]+}}(%{{.*}} : i32)
// CHECK: 2: ^{{bb[0-9]+}}(%{{.*}} : i64)
// CHECK: llvm.br ^{{bb[0-9]+}}(%{{.*}} : i64)
// CALL: @gate(true, 8, 9) -> 8
// CALL: @gate(true, 6, 9) -> 13
// CALL: @gate(false, 2, 5) -> 7
// CALL: @gate(false, 3, 5) -> 12
// CALL: @gate(false, 9, 50) -> 50
// CALL: @gate(true, 7, 9) -> 14
// CALL: @gate(true, -100, 0) -> -93
// CALL: @gate(false, 0, 9223372036854775807) -> -9223372036854775802
// CALL: @gate(false, 9, 4294967304) -> 8
// CALL: @gate(false, 3, -1) -> 6
// CALL: @gate(false, 9, -5) -> 2
