// RUN: %check %s
// llvm.atomicrmw on i8 and i64: each kind leaves its result in memory and gives the value before, which is taken off again here.
llvm.func @xchg_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw xchg %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @xchg_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw xchg %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @add_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw add %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @add_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw add %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @sub_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw sub %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @sub_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw sub %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @and_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw _and %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @and_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw _and %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @nand_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw nand %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @nand_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw nand %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @or_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw _or %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @or_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw _or %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @xor_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw _xor %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @xor_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw _xor %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @max_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw max %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @max_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw max %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @min_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw min %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @min_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw min %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @umax_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw umax %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @umax_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw umax %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @umin_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw umin %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @umin_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw umin %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @uinc_wrap_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw uinc_wrap %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @uinc_wrap_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw uinc_wrap %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @udec_wrap_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw udec_wrap %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @udec_wrap_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw udec_wrap %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @usub_cond_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw usub_cond %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @usub_cond_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw usub_cond %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
llvm.func @usub_sat_i8(%a: i8, %b: i8) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %o = llvm.atomicrmw usub_sat %m, %b seq_cst : !llvm.ptr, i8
  %d = llvm.sub %o, %a : i8
  %n = llvm.load %m : !llvm.ptr -> i8
  %r = llvm.add %n, %d : i8
  llvm.return %r : i8
}
llvm.func @usub_sat_i64(%a: i64, %b: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i64, !llvm.ptr
  %o = llvm.atomicrmw usub_sat %m, %b seq_cst : !llvm.ptr, i64
  %d = llvm.sub %o, %a : i64
  %n = llvm.load %m : !llvm.ptr -> i64
  %r = llvm.add %n, %d : i64
  llvm.return %r : i64
}
// CALL: @xchg_i8(5, 3) -> 3
// CALL: @xchg_i8(3, 5) -> 5
// CALL: @xchg_i8(0, -1) -> -1
// CALL: @xchg_i8(-1, 0) -> 0
// CALL: @xchg_i8(-128, 127) -> 127
// CALL: @xchg_i8(127, 127) -> 127
// CALL: @xchg_i8(-7, 5) -> 5
// CALL: @xchg_i64(5, 3) -> 3
// CALL: @xchg_i64(3, 5) -> 5
// CALL: @xchg_i64(0, -1) -> -1
// CALL: @xchg_i64(-1, 0) -> 0
// CALL: @xchg_i64(-9223372036854775808, 9223372036854775807) -> 9223372036854775807
// CALL: @xchg_i64(9223372036854775807, 9223372036854775807) -> 9223372036854775807
// CALL: @xchg_i64(-7, 5) -> 5
// CALL: @add_i8(5, 3) -> 8
// CALL: @add_i8(3, 5) -> 8
// CALL: @add_i8(0, -1) -> -1
// CALL: @add_i8(-1, 0) -> -1
// CALL: @add_i8(-128, 127) -> -1
// CALL: @add_i8(127, 127) -> -2
// CALL: @add_i8(-7, 5) -> -2
// CALL: @add_i64(5, 3) -> 8
// CALL: @add_i64(3, 5) -> 8
// CALL: @add_i64(0, -1) -> -1
// CALL: @add_i64(-1, 0) -> -1
// CALL: @add_i64(-9223372036854775808, 9223372036854775807) -> -1
// CALL: @add_i64(9223372036854775807, 9223372036854775807) -> -2
// CALL: @add_i64(-7, 5) -> -2
// CALL: @sub_i8(5, 3) -> 2
// CALL: @sub_i8(3, 5) -> -2
// CALL: @sub_i8(0, -1) -> 1
// CALL: @sub_i8(-1, 0) -> -1
// CALL: @sub_i8(-128, 127) -> 1
// CALL: @sub_i8(127, 127) -> 0
// CALL: @sub_i8(-7, 5) -> -12
// CALL: @sub_i64(5, 3) -> 2
// CALL: @sub_i64(3, 5) -> -2
// CALL: @sub_i64(0, -1) -> 1
// CALL: @sub_i64(-1, 0) -> -1
// CALL: @sub_i64(-9223372036854775808, 9223372036854775807) -> 1
// CALL: @sub_i64(9223372036854775807, 9223372036854775807) -> 0
// CALL: @sub_i64(-7, 5) -> -12
// CALL: @and_i8(5, 3) -> 1
// CALL: @and_i8(3, 5) -> 1
// CALL: @and_i8(0, -1) -> 0
// CALL: @and_i8(-1, 0) -> 0
// CALL: @and_i8(-128, 127) -> 0
// CALL: @and_i8(127, 127) -> 127
// CALL: @and_i8(-7, 5) -> 1
// CALL: @and_i64(5, 3) -> 1
// CALL: @and_i64(3, 5) -> 1
// CALL: @and_i64(0, -1) -> 0
// CALL: @and_i64(-1, 0) -> 0
// CALL: @and_i64(-9223372036854775808, 9223372036854775807) -> 0
// CALL: @and_i64(9223372036854775807, 9223372036854775807) -> 9223372036854775807
// CALL: @and_i64(-7, 5) -> 1
// CALL: @nand_i8(5, 3) -> -2
// CALL: @nand_i8(3, 5) -> -2
// CALL: @nand_i8(0, -1) -> -1
// CALL: @nand_i8(-1, 0) -> -1
// CALL: @nand_i8(-128, 127) -> -1
// CALL: @nand_i8(127, 127) -> -128
// CALL: @nand_i8(-7, 5) -> -2
// CALL: @nand_i64(5, 3) -> -2
// CALL: @nand_i64(3, 5) -> -2
// CALL: @nand_i64(0, -1) -> -1
// CALL: @nand_i64(-1, 0) -> -1
// CALL: @nand_i64(-9223372036854775808, 9223372036854775807) -> -1
// CALL: @nand_i64(9223372036854775807, 9223372036854775807) -> -9223372036854775808
// CALL: @nand_i64(-7, 5) -> -2
// CALL: @or_i8(5, 3) -> 7
// CALL: @or_i8(3, 5) -> 7
// CALL: @or_i8(0, -1) -> -1
// CALL: @or_i8(-1, 0) -> -1
// CALL: @or_i8(-128, 127) -> -1
// CALL: @or_i8(127, 127) -> 127
// CALL: @or_i8(-7, 5) -> -3
// CALL: @or_i64(5, 3) -> 7
// CALL: @or_i64(3, 5) -> 7
// CALL: @or_i64(0, -1) -> -1
// CALL: @or_i64(-1, 0) -> -1
// CALL: @or_i64(-9223372036854775808, 9223372036854775807) -> -1
// CALL: @or_i64(9223372036854775807, 9223372036854775807) -> 9223372036854775807
// CALL: @or_i64(-7, 5) -> -3
// CALL: @xor_i8(5, 3) -> 6
// CALL: @xor_i8(3, 5) -> 6
// CALL: @xor_i8(0, -1) -> -1
// CALL: @xor_i8(-1, 0) -> -1
// CALL: @xor_i8(-128, 127) -> -1
// CALL: @xor_i8(127, 127) -> 0
// CALL: @xor_i8(-7, 5) -> -4
// CALL: @xor_i64(5, 3) -> 6
// CALL: @xor_i64(3, 5) -> 6
// CALL: @xor_i64(0, -1) -> -1
// CALL: @xor_i64(-1, 0) -> -1
// CALL: @xor_i64(-9223372036854775808, 9223372036854775807) -> -1
// CALL: @xor_i64(9223372036854775807, 9223372036854775807) -> 0
// CALL: @xor_i64(-7, 5) -> -4
// CALL: @max_i8(5, 3) -> 5
// CALL: @max_i8(3, 5) -> 5
// CALL: @max_i8(0, -1) -> 0
// CALL: @max_i8(-1, 0) -> 0
// CALL: @max_i8(-128, 127) -> 127
// CALL: @max_i8(127, 127) -> 127
// CALL: @max_i8(-7, 5) -> 5
// CALL: @max_i64(5, 3) -> 5
// CALL: @max_i64(3, 5) -> 5
// CALL: @max_i64(0, -1) -> 0
// CALL: @max_i64(-1, 0) -> 0
// CALL: @max_i64(-9223372036854775808, 9223372036854775807) -> 9223372036854775807
// CALL: @max_i64(9223372036854775807, 9223372036854775807) -> 9223372036854775807
// CALL: @max_i64(-7, 5) -> 5
// CALL: @min_i8(5, 3) -> 3
// CALL: @min_i8(3, 5) -> 3
// CALL: @min_i8(0, -1) -> -1
// CALL: @min_i8(-1, 0) -> -1
// CALL: @min_i8(-128, 127) -> -128
// CALL: @min_i8(127, 127) -> 127
// CALL: @min_i8(-7, 5) -> -7
// CALL: @min_i64(5, 3) -> 3
// CALL: @min_i64(3, 5) -> 3
// CALL: @min_i64(0, -1) -> -1
// CALL: @min_i64(-1, 0) -> -1
// CALL: @min_i64(-9223372036854775808, 9223372036854775807) -> -9223372036854775808
// CALL: @min_i64(9223372036854775807, 9223372036854775807) -> 9223372036854775807
// CALL: @min_i64(-7, 5) -> -7
// CALL: @umax_i8(5, 3) -> 5
// CALL: @umax_i8(3, 5) -> 5
// CALL: @umax_i8(0, -1) -> -1
// CALL: @umax_i8(-1, 0) -> -1
// CALL: @umax_i8(-128, 127) -> -128
// CALL: @umax_i8(127, 127) -> 127
// CALL: @umax_i8(-7, 5) -> -7
// CALL: @umax_i64(5, 3) -> 5
// CALL: @umax_i64(3, 5) -> 5
// CALL: @umax_i64(0, -1) -> -1
// CALL: @umax_i64(-1, 0) -> -1
// CALL: @umax_i64(-9223372036854775808, 9223372036854775807) -> -9223372036854775808
// CALL: @umax_i64(9223372036854775807, 9223372036854775807) -> 9223372036854775807
// CALL: @umax_i64(-7, 5) -> -7
// CALL: @umin_i8(5, 3) -> 3
// CALL: @umin_i8(3, 5) -> 3
// CALL: @umin_i8(0, -1) -> 0
// CALL: @umin_i8(-1, 0) -> 0
// CALL: @umin_i8(-128, 127) -> 127
// CALL: @umin_i8(127, 127) -> 127
// CALL: @umin_i8(-7, 5) -> 5
// CALL: @umin_i64(5, 3) -> 3
// CALL: @umin_i64(3, 5) -> 3
// CALL: @umin_i64(0, -1) -> 0
// CALL: @umin_i64(-1, 0) -> 0
// CALL: @umin_i64(-9223372036854775808, 9223372036854775807) -> 9223372036854775807
// CALL: @umin_i64(9223372036854775807, 9223372036854775807) -> 9223372036854775807
// CALL: @umin_i64(-7, 5) -> 5
// CALL: @uinc_wrap_i8(5, 3) -> 0
// CALL: @uinc_wrap_i8(3, 5) -> 4
// CALL: @uinc_wrap_i8(0, -1) -> 1
// CALL: @uinc_wrap_i8(-1, 0) -> 0
// CALL: @uinc_wrap_i8(-128, 127) -> 0
// CALL: @uinc_wrap_i8(127, 127) -> 0
// CALL: @uinc_wrap_i8(-7, 5) -> 0
// CALL: @uinc_wrap_i64(5, 3) -> 0
// CALL: @uinc_wrap_i64(3, 5) -> 4
// CALL: @uinc_wrap_i64(0, -1) -> 1
// CALL: @uinc_wrap_i64(-1, 0) -> 0
// CALL: @uinc_wrap_i64(-9223372036854775808, 9223372036854775807) -> 0
// CALL: @uinc_wrap_i64(9223372036854775807, 9223372036854775807) -> 0
// CALL: @uinc_wrap_i64(-7, 5) -> 0
// CALL: @udec_wrap_i8(5, 3) -> 3
// CALL: @udec_wrap_i8(3, 5) -> 2
// CALL: @udec_wrap_i8(0, -1) -> -1
// CALL: @udec_wrap_i8(-1, 0) -> 0
// CALL: @udec_wrap_i8(-128, 127) -> 127
// CALL: @udec_wrap_i8(127, 127) -> 126
// CALL: @udec_wrap_i8(-7, 5) -> 5
// CALL: @udec_wrap_i64(5, 3) -> 3
// CALL: @udec_wrap_i64(3, 5) -> 2
// CALL: @udec_wrap_i64(0, -1) -> -1
// CALL: @udec_wrap_i64(-1, 0) -> 0
// CALL: @udec_wrap_i64(-9223372036854775808, 9223372036854775807) -> 9223372036854775807
// CALL: @udec_wrap_i64(9223372036854775807, 9223372036854775807) -> 9223372036854775806
// CALL: @udec_wrap_i64(-7, 5) -> 5
// CALL: @usub_cond_i8(5, 3) -> 2
// CALL: @usub_cond_i8(3, 5) -> 3
// CALL: @usub_cond_i8(0, -1) -> 0
// CALL: @usub_cond_i8(-1, 0) -> -1
// CALL: @usub_cond_i8(-128, 127) -> 1
// CALL: @usub_cond_i8(127, 127) -> 0
// CALL: @usub_cond_i8(-7, 5) -> -12
// CALL: @usub_cond_i64(5, 3) -> 2
// CALL: @usub_cond_i64(3, 5) -> 3
// CALL: @usub_cond_i64(0, -1) -> 0
// CALL: @usub_cond_i64(-1, 0) -> -1
// CALL: @usub_cond_i64(-9223372036854775808, 9223372036854775807) -> 1
// CALL: @usub_cond_i64(9223372036854775807, 9223372036854775807) -> 0
// CALL: @usub_cond_i64(-7, 5) -> -12
// CALL: @usub_sat_i8(5, 3) -> 2
// CALL: @usub_sat_i8(3, 5) -> 0
// CALL: @usub_sat_i8(0, -1) -> 0
// CALL: @usub_sat_i8(-1, 0) -> -1
// CALL: @usub_sat_i8(-128, 127) -> 1
// CALL: @usub_sat_i8(127, 127) -> 0
// CALL: @usub_sat_i8(-7, 5) -> -12
// CALL: @usub_sat_i64(5, 3) -> 2
// CALL: @usub_sat_i64(3, 5) -> 0
// CALL: @usub_sat_i64(0, -1) -> 0
// CALL: @usub_sat_i64(-1, 0) -> -1
// CALL: @usub_sat_i64(-9223372036854775808, 9223372036854775807) -> 1
// CALL: @usub_sat_i64(9223372036854775807, 9223372036854775807) -> 0
// CALL: @usub_sat_i64(-7, 5) -> -12
