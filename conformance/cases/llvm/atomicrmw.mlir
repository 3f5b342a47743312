// RUN: %check %s
// llvm.atomicrmw: every kind; the result is the value before the update, then what is in memory comes back.
llvm.func @xchg(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw xchg %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @add(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw add %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @sub(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw sub %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @and(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw _and %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @nand(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw nand %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @or(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw _or %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @xor(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw _xor %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @max(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw max %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @min(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw min %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @umax(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw umax %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @umin(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw umin %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @uinc_wrap(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw uinc_wrap %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @udec_wrap(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw udec_wrap %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @usub_cond(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw usub_cond %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
llvm.func @usub_sat(%a: i16, %b: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %o = llvm.atomicrmw usub_sat %p, %b seq_cst : !llvm.ptr, i16
  %n = llvm.load %p atomic acquire {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.fence release
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %ow = llvm.zext %o : i16 to i32
  %nw = llvm.zext %n : i16 to i32
  %high = llvm.shl %ow, %sixteen : i32
  %r = llvm.or %high, %nw : i32
  llvm.return %r : i32
}
// CALL: @xchg(5, 3) -> 327683
// CALL: @xchg(3, 5) -> 196613
// CALL: @xchg(0, -1) -> 65535
// CALL: @xchg(-1, 0) -> -65536
// CALL: @xchg(7, 7) -> 458759
// CALL: @xchg(-32768, 32767) -> -2147450881
// CALL: @xchg(0, 9) -> 9
// CALL: @add(5, 3) -> 327688
// CALL: @add(3, 5) -> 196616
// CALL: @add(0, -1) -> 65535
// CALL: @add(-1, 0) -> -1
// CALL: @add(7, 7) -> 458766
// CALL: @add(-32768, 32767) -> -2147418113
// CALL: @add(0, 9) -> 9
// CALL: @sub(5, 3) -> 327682
// CALL: @sub(3, 5) -> 262142
// CALL: @sub(0, -1) -> 1
// CALL: @sub(-1, 0) -> -1
// CALL: @sub(7, 7) -> 458752
// CALL: @sub(-32768, 32767) -> -2147483647
// CALL: @sub(0, 9) -> 65527
// CALL: @and(5, 3) -> 327681
// CALL: @and(3, 5) -> 196609
// CALL: @and(0, -1) -> 0
// CALL: @and(-1, 0) -> -65536
// CALL: @and(7, 7) -> 458759
// CALL: @and(-32768, 32767) -> -2147483648
// CALL: @and(0, 9) -> 0
// CALL: @nand(5, 3) -> 393214
// CALL: @nand(3, 5) -> 262142
// CALL: @nand(0, -1) -> 65535
// CALL: @nand(-1, 0) -> -1
// CALL: @nand(7, 7) -> 524280
// CALL: @nand(-32768, 32767) -> -2147418113
// CALL: @nand(0, 9) -> 65535
// CALL: @or(5, 3) -> 327687
// CALL: @or(3, 5) -> 196615
// CALL: @or(0, -1) -> 65535
// CALL: @or(-1, 0) -> -1
// CALL: @or(7, 7) -> 458759
// CALL: @or(-32768, 32767) -> -2147418113
// CALL: @or(0, 9) -> 9
// CALL: @xor(5, 3) -> 327686
// CALL: @xor(3, 5) -> 196614
// CALL: @xor(0, -1) -> 65535
// CALL: @xor(-1, 0) -> -1
// CALL: @xor(7, 7) -> 458752
// CALL: @xor(-32768, 32767) -> -2147418113
// CALL: @xor(0, 9) -> 9
// CALL: @max(5, 3) -> 327685
// CALL: @max(3, 5) -> 196613
// CALL: @max(0, -1) -> 0
// CALL: @max(-1, 0) -> -65536
// CALL: @max(7, 7) -> 458759
// CALL: @max(-32768, 32767) -> -2147450881
// CALL: @max(0, 9) -> 9
// CALL: @min(5, 3) -> 327683
// CALL: @min(3, 5) -> 196611
// CALL: @min(0, -1) -> 65535
// CALL: @min(-1, 0) -> -1
// CALL: @min(7, 7) -> 458759
// CALL: @min(-32768, 32767) -> -2147450880
// CALL: @min(0, 9) -> 0
// CALL: @umax(5, 3) -> 327685
// CALL: @umax(3, 5) -> 196613
// CALL: @umax(0, -1) -> 65535
// CALL: @umax(-1, 0) -> -1
// CALL: @umax(7, 7) -> 458759
// CALL: @umax(-32768, 32767) -> -2147450880
// CALL: @umax(0, 9) -> 9
// CALL: @umin(5, 3) -> 327683
// CALL: @umin(3, 5) -> 196611
// CALL: @umin(0, -1) -> 0
// CALL: @umin(-1, 0) -> -65536
// CALL: @umin(7, 7) -> 458759
// CALL: @umin(-32768, 32767) -> -2147450881
// CALL: @umin(0, 9) -> 0
// CALL: @uinc_wrap(5, 3) -> 327680
// CALL: @uinc_wrap(3, 5) -> 196612
// CALL: @uinc_wrap(0, -1) -> 1
// CALL: @uinc_wrap(-1, 0) -> -65536
// CALL: @uinc_wrap(7, 7) -> 458752
// CALL: @uinc_wrap(-32768, 32767) -> -2147483648
// CALL: @uinc_wrap(0, 9) -> 1
// CALL: @udec_wrap(5, 3) -> 327683
// CALL: @udec_wrap(3, 5) -> 196610
// CALL: @udec_wrap(0, -1) -> 65535
// CALL: @udec_wrap(-1, 0) -> -65536
// CALL: @udec_wrap(7, 7) -> 458758
// CALL: @udec_wrap(-32768, 32767) -> -2147450881
// CALL: @udec_wrap(0, 9) -> 9
// CALL: @usub_cond(5, 3) -> 327682
// CALL: @usub_cond(3, 5) -> 196611
// CALL: @usub_cond(0, -1) -> 0
// CALL: @usub_cond(-1, 0) -> -1
// CALL: @usub_cond(7, 7) -> 458752
// CALL: @usub_cond(-32768, 32767) -> -2147483647
// CALL: @usub_cond(0, 9) -> 0
// CALL: @usub_sat(5, 3) -> 327682
// CALL: @usub_sat(3, 5) -> 196608
// CALL: @usub_sat(0, -1) -> 0
// CALL: @usub_sat(-1, 0) -> -1
// CALL: @usub_sat(7, 7) -> 458752
// CALL: @usub_sat(-32768, 32767) -> -2147483647
// CALL: @usub_sat(0, 9) -> 0
// CALL-RANDOM: @xchg(_, _) count=15
// CALL-RANDOM: @add(_, _) count=15
// CALL-RANDOM: @sub(_, _) count=15
// CALL-RANDOM: @and(_, _) count=15
// CALL-RANDOM: @nand(_, _) count=15
// CALL-RANDOM: @or(_, _) count=15
// CALL-RANDOM: @xor(_, _) count=15
// CALL-RANDOM: @max(_, _) count=15
// CALL-RANDOM: @min(_, _) count=15
// CALL-RANDOM: @umax(_, _) count=15
// CALL-RANDOM: @umin(_, _) count=15
// CALL-RANDOM: @uinc_wrap(_, _) count=15
// CALL-RANDOM: @udec_wrap(_, _) count=15
// CALL-RANDOM: @usub_cond(_, _) count=15
// CALL-RANDOM: @usub_sat(_, _) count=15
