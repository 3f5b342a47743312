// RUN: %check %s
// llvm.getelementptr: distances in bytes from the pointer, for element types, structs, arrays, vectors, and indices of all widths, which have signs.
llvm.func @i8(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @i16_wraps(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @i24(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i24
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @i1(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i1
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @i65(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i65
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @f80(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f80
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @ptr(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @v3i32(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, vector<3xi32>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @v3i8(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, vector<3xi8>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @index_i8(%i: i8) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i8) -> !llvm.ptr, i32
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @index_i32(%i: i32) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @index_i1(%i: i1) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i1) -> !llvm.ptr, i32
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @index_i128(%i: i128) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i128) -> !llvm.ptr, i32
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @constant() -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @constant_negative() -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[-3] : (!llvm.ptr) -> !llvm.ptr, i32
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @array(%i: i64, %j: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @array_of_array(%i: i64, %j: i32, %k: i16) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i, %j, %k] : (!llvm.ptr, i64, i32, i16) -> !llvm.ptr, !llvm.array<4 x array<3 x i16>>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @struct() -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, i16)>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @struct_next(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i64, i16)>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @packed(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<packed (i8, i64, i16)>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @nested(%i: i64, %j: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i, 1, %j, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i16, array<2 x struct<(i8, i32)>>)>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @vector_lane(%i: i64, %j: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, vector<4xi32>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @array_of_i24(%i: i64, %j: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i24>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @struct_with_vector() -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, vector<4xf32>)>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @flags(%i: i64, %j: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds|nuw %m[%i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @nusw(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr nusw %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
llvm.func @empty(%i: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.array<4096 x i8> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<()>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
// CALL: @i8(7) -> 7
// CALL: @i8(-7) -> -7
// CALL: @i8(0) -> 0
// CALL: @i8(9223372036854775807) -> 9223372036854775807
// CALL: @i16_wraps(3) -> 6
// CALL: @i16_wraps(-9223372036854775808) -> 0
// CALL: @i16_wraps(9223372036854775807) -> -2
// CALL: @i24(3) -> 12
// CALL: @i24(-1) -> -4
// CALL: @i1(3) -> 3
// CALL: @i65(3) -> 48
// CALL: @f80(3) -> 48
// CALL: @ptr(3) -> 24
// CALL: @v3i32(3) -> 48
// CALL: @v3i8(3) -> 12
// CALL: @index_i8(-1) -> -4
// CALL: @index_i8(127) -> 508
// CALL: @index_i8(-128) -> -512
// CALL: @index_i32(-1) -> -4
// CALL: @index_i32(2147483647) -> 8589934588
// CALL: @index_i1(true) -> -4
// CALL: @index_i1(false) -> 0
// CALL: @index_i128(18446744073709551618) -> 8
// CALL: @index_i128(-1) -> -4
// CALL: @constant() -> 12
// CALL: @constant_negative() -> -12
// CALL: @array(0, 3) -> 12
// CALL: @array(2, 1) -> 44
// CALL: @array(1, -1) -> 16
// CALL: @array(0, 7) -> 28
// CALL: @array_of_array(1, 2, 1) -> 38
// CALL: @array_of_array(0, -1, 2) -> -2
// CALL: @struct() -> 16
// CALL: @struct_next(1) -> 32
// CALL: @struct_next(-1) -> -16
// CALL: @packed(0) -> 9
// CALL: @packed(1) -> 20
// CALL: @nested(0, 0) -> 8
// CALL: @nested(0, 1) -> 16
// CALL: @nested(1, 1) -> 36
// CALL: @vector_lane(0, 3) -> 12
// CALL: @vector_lane(1, 1) -> 20
// CALL: @array_of_i24(1, 1) -> 16
// CALL: @struct_with_vector() -> 16
// CALL: @flags(0, 3) -> 12
// CALL: @flags(2, 1) -> 44
// CALL: @flags(204, 4) -> 4096
// CALL: @nusw(-3) -> -12
// CALL: @nusw(1024) -> 4096
// CALL: @nusw(2000) -> 8000
// CALL: @empty(5) -> 0
