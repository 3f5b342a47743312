// RUN: %check %s
// llvm.load, llvm.store: values of every class come back from memory; bytes lie in little-endian order, and neighbours stay.
llvm.func @i1(%v: i1) -> i1 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i1 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i1
  llvm.store %v, %p : i1, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i1
  llvm.return %r : i1
}
llvm.func @i7(%v: i7) -> i7 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i7 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i7
  llvm.store %v, %p : i7, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i7
  llvm.return %r : i7
}
llvm.func @i8(%v: i8) -> i8 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i8 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @i16(%v: i16) -> i16 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i16 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %v, %p : i16, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}
llvm.func @i24(%v: i24) -> i24 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i24 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i24
  llvm.store %v, %p : i24, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i24
  llvm.return %r : i24
}
llvm.func @i33(%v: i33) -> i33 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i33 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i33
  llvm.store %v, %p : i33, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i33
  llvm.return %r : i33
}
llvm.func @i64(%v: i64) -> i64 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i64 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %v, %p : i64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @i65(%v: i65) -> i65 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i65 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i65
  llvm.store %v, %p : i65, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i65
  llvm.return %r : i65
}
llvm.func @i128(%v: i128) -> i128 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i128 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i128
  llvm.store %v, %p : i128, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i128
  llvm.return %r : i128
}
llvm.func @f16(%v: f16) -> f16 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x f16 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, f16
  llvm.store %v, %p : f16, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f16
  llvm.return %r : f16
}
llvm.func @bf16(%v: bf16) -> bf16 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x bf16 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, bf16
  llvm.store %v, %p : bf16, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> bf16
  llvm.return %r : bf16
}
llvm.func @f32(%v: f32) -> f32 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x f32 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %v, %p : f32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f32
  llvm.return %r : f32
}
llvm.func @f64(%v: f64) -> f64 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x f64 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %v, %p : f64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f64
  llvm.return %r : f64
}
llvm.func @f80(%v: f80) -> f80 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x f80 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, f80
  llvm.store %v, %p : f80, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f80
  llvm.return %r : f80
}
llvm.func @f128(%v: f128) -> f128 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x f128 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, f128
  llvm.store %v, %p : f128, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f128
  llvm.return %r : f128
}
llvm.func @v3i8(%v: vector<3xi8>) -> vector<3xi8> {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x vector<3xi8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, vector<3xi8>
  llvm.store %v, %p : vector<3xi8>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v4f32(%v: vector<4xf32>) -> vector<4xf32> {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x vector<4xf32> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
  llvm.store %v, %p : vector<4xf32>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}
llvm.func @v5i1(%v: vector<5xi1>) -> vector<5xi1> {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x vector<5xi1> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, vector<5xi1>
  llvm.store %v, %p : vector<5xi1>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<5xi1>
  llvm.return %r : vector<5xi1>
}
llvm.func @v2i65(%v: vector<2xi65>) -> vector<2xi65> {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x vector<2xi65> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, vector<2xi65>
  llvm.store %v, %p : vector<2xi65>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @v3i24(%v: vector<3xi24>) -> vector<3xi24> {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x vector<3xi24> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, vector<3xi24>
  llvm.store %v, %p : vector<3xi24>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<3xi24>
  llvm.return %r : vector<3xi24>
}
llvm.func @v2bf16(%v: vector<2xbf16>) -> vector<2xbf16> {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x vector<2xbf16> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, vector<2xbf16>
  llvm.store %v, %p : vector<2xbf16>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<2xbf16>
  llvm.return %r : vector<2xbf16>
}
llvm.func @volatile(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store volatile %v, %m : i32, !llvm.ptr
  %r = llvm.load volatile %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @nontemporal(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m {nontemporal} : i32, !llvm.ptr
  %r = llvm.load %m {nontemporal} : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @less_aligned(%i: i64, %v: i64) -> i64 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %m = llvm.alloca %k16 x i8 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p {alignment = 1 : i64} : i64, !llvm.ptr
  %r = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @pointer(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %t = llvm.alloca %k1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  llvm.store %m, %t : !llvm.ptr, !llvm.ptr
  %p = llvm.load %t : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @struct(%a: i8, %b: f64, %c: i24) -> i24 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.struct<(i8, f64, i24)> : (i64) -> !llvm.ptr
  %u = llvm.mlir.undef : !llvm.struct<(i8, f64, i24)>
  %s = llvm.insertvalue %a, %u[0] : !llvm.struct<(i8, f64, i24)>
  %t = llvm.insertvalue %b, %s[1] : !llvm.struct<(i8, f64, i24)>
  %w = llvm.insertvalue %c, %t[2] : !llvm.struct<(i8, f64, i24)>
  llvm.store %w, %m : !llvm.struct<(i8, f64, i24)>, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %p : !llvm.ptr -> i24
  llvm.return %r : i24
}
llvm.func @array(%a: i16, %i: i64) -> i16 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<3 x i16> : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.array<3 x i16>
  %s = llvm.insertvalue %a, %z[1] : !llvm.array<3 x i16>
  llvm.store %s, %m : !llvm.array<3 x i16>, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}
llvm.func @bytes(%v: i32, %i: i64) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @float_bits(%v: f32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x f32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : f32, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @vector_bits(%v: vector<8xi1>) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x vector<8xi1> : (i64) -> !llvm.ptr
  llvm.store %v, %m : vector<8xi1>, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @neighbours(%v: i24, %i: i64) -> i8 {
  %k6 = llvm.mlir.constant(6 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %k6 x i8 {alignment = 4 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %seven, %k6) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %v, %m : i24, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @packed_lanes(%v: vector<3xi24>, %i: i64) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x vector<3xi24> : (i64) -> !llvm.ptr
  llvm.store %v, %m : vector<3xi24>, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @array_of_i24(%i: i64, %j: i64) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %k12 = llvm.mlir.constant(12 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %v = llvm.mlir.constant(-1 : i24) : i24
  %m = llvm.alloca %k1 x !llvm.array<3 x i24> : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %seven, %k12) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i24>
  llvm.store %v, %p : i24, !llvm.ptr
  %q = llvm.getelementptr inbounds %m[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @pointer_lanes(%v: i32, %w: i32, %i: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %k = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  llvm.store %w, %k : i32, !llvm.ptr
  %z = llvm.mlir.zero : vector<2x!llvm.ptr>
  %a = llvm.insertelement %m, %z[%i0 : i32] : vector<2x!llvm.ptr>
  %b = llvm.insertelement %k, %a[%i1 : i32] : vector<2x!llvm.ptr>
  %t = llvm.alloca %k1 x vector<2x!llvm.ptr> : (i64) -> !llvm.ptr
  llvm.store %b, %t : vector<2x!llvm.ptr>, !llvm.ptr
  %x = llvm.load %t : !llvm.ptr -> vector<2x!llvm.ptr>
  %p = llvm.extractelement %x[%i : i32] : vector<2x!llvm.ptr>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @i1(true) -> true
// CALL: @i1(false) -> false
// CALL: @i7(-64) -> -64
// CALL: @i7(63) -> 63
// CALL: @i8(-128) -> -128
// CALL: @i16(-2) -> -2
// CALL: @i24(-8388608) -> -8388608
// CALL: @i24(8388607) -> 8388607
// CALL: @i24(-1) -> -1
// CALL: @i33(-4294967296) -> -4294967296
// CALL: @i33(4294967295) -> 4294967295
// CALL: @i64(-9223372036854775808) -> -9223372036854775808
// CALL: @i65(-18446744073709551616) -> -18446744073709551616
// CALL: @i65(18446744073709551615) -> 18446744073709551615
// CALL: @i65(-1) -> -1
// CALL: @i128(-170141183460469231731687303715884105728) -> -170141183460469231731687303715884105728
// CALL: @i128(5) -> 5
// CALL: @f16(-1.5) -> -1.5
// CALL: @f16(-0.0) -> -0.0
// CALL: @f16(inf) -> inf
// CALL: @f16(nan) -> nan
// CALL: @bf16(-1.5) -> -1.5
// CALL: @bf16(-0.0) -> -0.0
// CALL: @bf16(inf) -> inf
// CALL: @bf16(nan) -> nan
// CALL: @f32(-1.5) -> -1.5
// CALL: @f32(-0.0) -> -0.0
// CALL: @f32(inf) -> inf
// CALL: @f32(nan) -> nan
// CALL: @f64(-1.5) -> -1.5
// CALL: @f64(-0.0) -> -0.0
// CALL: @f64(inf) -> inf
// CALL: @f64(nan) -> nan
// CALL: @f80(-1.5) -> -1.5
// CALL: @f80(-0.0) -> -0.0
// CALL: @f80(inf) -> inf
// CALL: @f80(nan) -> nan
// CALL: @f128(-1.5) -> -1.5
// CALL: @f128(-0.0) -> -0.0
// CALL: @f128(inf) -> inf
// CALL: @f128(nan) -> nan
// CALL: @v3i8([1, -2, 3]) -> [1, -2, 3]
// CALL: @v4f32([1.0, -0.0, inf, 2.5]) -> [1.0, -0.0, inf, 2.5]
// CALL: @v5i1([true, false, true, true, false]) -> [true, false, true, true, false]
// CALL: @v2i65([-18446744073709551616, 1]) -> [-18446744073709551616, 1]
// CALL: @v3i24([-8388608, 7, -1]) -> [-8388608, 7, -1]
// CALL: @v2bf16([1.5, -3.0]) -> [1.5, -3.0]
// CALL: @packed_lanes([1, 2, 3], 0) -> 1
// CALL: @packed_lanes([1, 2, 3], 3) -> 2
// CALL: @packed_lanes([1, 2, 3], 8) -> 0
// CALL: @array_of_i24(1, 4) -> -1
// CALL: @array_of_i24(1, 3) -> 7
// CALL: @array_of_i24(1, 7) -> 7
// CALL: @array_of_i24(1, 8) -> 7
// CALL: @array_of_i24(2, 10) -> -1
// CALL: @pointer_lanes(4, 5, 0) -> 4
// CALL: @pointer_lanes(4, 5, 1) -> 5
// CALL: @volatile(-5) -> -5
// CALL: @nontemporal(6) -> 6
// CALL: @less_aligned(3, -81985529216486896) -> -81985529216486896
// CALL: @less_aligned(0, 1) -> 1
// CALL: @pointer(12) -> 12
// CALL: @struct(1, 2.5, -77) -> -77
// CALL: @array(9, 1) -> 9
// CALL: @array(9, 0) -> 0
// CALL: @array(9, 2) -> 0
// CALL: @bytes(0x04030201, 0) -> 1
// CALL: @bytes(0x04030201, 1) -> 2
// CALL: @bytes(0x04030201, 3) -> 4
// CALL: @bytes(-2, 0) -> -2
// CALL: @bytes(-2, 3) -> -1
// CALL: @float_bits(1.0) -> 0x3F800000
// CALL: @float_bits(-0.0) -> 0x80000000
// CALL: @float_bits(0x7FC00005) -> 0x7FC00005
// CALL: @vector_bits([true, false, false, false, false, false, false, true]) -> -127
// CALL: @vector_bits([false, true, true, false, false, false, false, false]) -> 6
// CALL: @neighbours(0x030201, 0) -> 1
// CALL: @neighbours(0x030201, 2) -> 3
// CALL: @neighbours(0x030201, 3) -> 7
// CALL: @neighbours(0x030201, 4) -> 7
// CALL: @neighbours(0x030201, 5) -> 7
