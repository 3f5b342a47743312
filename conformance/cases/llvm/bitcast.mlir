// RUN: %check %s
// llvm.bitcast: the same bits as another type; lanes regroup as in memory, the first at the lowest bits.
llvm.func @f32_i32(%a: f32) -> i32 {
  %r = llvm.bitcast %a : f32 to i32
  llvm.return %r : i32
}
llvm.func @i32_f32(%a: i32) -> f32 {
  %r = llvm.bitcast %a : i32 to f32
  llvm.return %r : f32
}
llvm.func @f16_bf16(%a: f16) -> bf16 {
  %r = llvm.bitcast %a : f16 to bf16
  llvm.return %r : bf16
}
llvm.func @f80_i80(%a: f80) -> i80 {
  %r = llvm.bitcast %a : f80 to i80
  llvm.return %r : i80
}
llvm.func @f128_i128(%a: f128) -> i128 {
  %r = llvm.bitcast %a : f128 to i128
  llvm.return %r : i128
}
llvm.func @i64_v8i8(%a: i64) -> vector<8xi8> {
  %r = llvm.bitcast %a : i64 to vector<8xi8>
  llvm.return %r : vector<8xi8>
}
llvm.func @v4i8_i32(%a: vector<4xi8>) -> i32 {
  %r = llvm.bitcast %a : vector<4xi8> to i32
  llvm.return %r : i32
}
llvm.func @v2i32_v4i16(%a: vector<2xi32>) -> vector<4xi16> {
  %r = llvm.bitcast %a : vector<2xi32> to vector<4xi16>
  llvm.return %r : vector<4xi16>
}
llvm.func @v3i16_v6i8(%a: vector<3xi16>) -> vector<6xi8> {
  %r = llvm.bitcast %a : vector<3xi16> to vector<6xi8>
  llvm.return %r : vector<6xi8>
}
llvm.func @v2f32_i64(%a: vector<2xf32>) -> i64 {
  %r = llvm.bitcast %a : vector<2xf32> to i64
  llvm.return %r : i64
}
llvm.func @i8_v8i1(%a: i8) -> vector<8xi1> {
  %r = llvm.bitcast %a : i8 to vector<8xi1>
  llvm.return %r : vector<8xi1>
}
llvm.func @v8i1_i8(%a: vector<8xi1>) -> i8 {
  %r = llvm.bitcast %a : vector<8xi1> to i8
  llvm.return %r : i8
}
llvm.func @v3i8_i24(%a: vector<3xi8>) -> i24 {
  %r = llvm.bitcast %a : vector<3xi8> to i24
  llvm.return %r : i24
}
llvm.func @v4i6_v3i8(%a: vector<4xi6>) -> vector<3xi8> {
  %r = llvm.bitcast %a : vector<4xi6> to vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v1i32_i32(%a: vector<1xi32>) -> i32 {
  %r = llvm.bitcast %a : vector<1xi32> to i32
  llvm.return %r : i32
}
llvm.func @poison_lane(%a: vector<2xi16>, %s: vector<2xi16>) -> vector<4xi8> {
  %x = llvm.shl %a, %s : vector<2xi16>
  %r = llvm.bitcast %x : vector<2xi16> to vector<4xi8>
  llvm.return %r : vector<4xi8>
}
llvm.func @poison_spreads(%a: vector<2xi8>, %s: vector<2xi8>) -> i16 {
  %x = llvm.shl %a, %s : vector<2xi8>
  %r = llvm.bitcast %x : vector<2xi8> to i16
  %z = llvm.mlir.constant(0 : i16) : i16
  %c = llvm.icmp "eq" %r, %z : i16
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i16
}
// CALL: @f32_i32(1.0) -> 0x3F800000
// CALL: @f32_i32(0x7F800001) -> 0x7F800001
// CALL: @f32_i32(-0.0) -> 0x80000000
// CALL: @i32_f32(0x40490FDB) -> 0x40490FDB
// CALL: @i32_f32(-2147483648) -> -0.0
// CALL: @f16_bf16(1.0) -> 0x3C00
// CALL: @f80_i80(1.0) -> 0x3FFF8000000000000000
// CALL: @f128_i128(-2.0) -> 0xC0000000000000000000000000000000
// CALL: @i64_v8i8(0x0807060504030201) -> [1, 2, 3, 4, 5, 6, 7, 8]
// CALL: @v4i8_i32([1, 2, 3, -1]) -> 0xFF030201
// CALL: @v2i32_v4i16([0x00020001, 0x00040003]) -> [1, 2, 3, 4]
// CALL: @v3i16_v6i8([0x0201, 0x0403, 0x0605]) -> [1, 2, 3, 4, 5, 6]
// CALL: @v2f32_i64([1.0, -2.0]) -> 0xC00000003F800000
// CALL: @i8_v8i1(5) -> [true, false, true, false, false, false, false, false]
// CALL: @v8i1_i8([true, false, false, false, false, false, false, true]) -> -127
// CALL: @v3i8_i24([1, 2, 3]) -> 0x030201
// CALL: @v4i6_v3i8([1, 2, 3, 4]) -> [-127, 48, 16]
// CALL: @v1i32_i32([-3]) -> -3
// CALL: @poison_lane([1, 0x0201], [16, 0]) -> [_, _, 1, 2]
// CALL: @poison_spreads([1, 2], [0, 8]) -> trap(branch-on-poison)
// CALL: @poison_spreads([1, 2], [0, 1]) -> 0x0401
