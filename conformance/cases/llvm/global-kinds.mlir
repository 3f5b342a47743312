// RUN: %check %s
// llvm.mlir.global: initial values of every kind, where their parts lie, and that each call of the file starts with them again.
llvm.mlir.global internal constant @number(-7 : i24) : i24
llvm.mlir.global internal constant @text("abc\00")
llvm.mlir.global internal @counter(5 : i32) : i32
llvm.mlir.global internal constant @table(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>) : !llvm.array<2 x array<3 x i16>>
llvm.mlir.global internal constant @floats(dense<[1.5, -0.0]> : tensor<2xf64>) : !llvm.array<2 x f64>
llvm.mlir.global internal constant @splat(dense<7> : tensor<100xi8>) : !llvm.array<100 x i8>
llvm.mlir.global internal constant @half(1.5 : f16) : f16
llvm.mlir.global internal constant @wide(-18446744073709551616 : i65) : i65
llvm.mlir.global internal constant @lanes(dense<[1, 2, 3, 4]> : vector<4xi8>) : vector<4xi8>
llvm.mlir.global internal @zeros() : !llvm.array<4 x i32> {
  %z = llvm.mlir.zero : !llvm.array<4 x i32>
  llvm.return %z : !llvm.array<4 x i32>
}
llvm.mlir.global internal constant @record() : !llvm.struct<(i8, i64, array<2 x i16>)> {
  %u = llvm.mlir.undef : !llvm.struct<(i8, i64, array<2 x i16>)>
  %a = llvm.mlir.constant(1 : i8) : i8
  %b = llvm.mlir.constant(-2 : i64) : i64
  %c = llvm.mlir.constant(dense<[3, 4]> : tensor<2xi16>) : !llvm.array<2 x i16>
  %x = llvm.insertvalue %a, %u[0] : !llvm.struct<(i8, i64, array<2 x i16>)>
  %y = llvm.insertvalue %b, %x[1] : !llvm.struct<(i8, i64, array<2 x i16>)>
  %r = llvm.insertvalue %c, %y[2] : !llvm.struct<(i8, i64, array<2 x i16>)>
  llvm.return %r : !llvm.struct<(i8, i64, array<2 x i16>)>
}
llvm.mlir.global internal @aligned(1 : i8) {alignment = 128 : i64} : i8
llvm.func @get_number() -> i24 {
  %p = llvm.mlir.addressof @number : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i24
  llvm.return %r : i24
}
llvm.func @letter(%i: i64) -> i8 {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @count(%a: i32) -> i32 {
  %p = llvm.mlir.addressof @counter : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %v, %a : i32
  llvm.store %w, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @element(%i: i64, %j: i64) -> i16 {
  %p = llvm.mlir.addressof @table : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[0, %i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x array<3 x i16>>
  %r = llvm.load %q : !llvm.ptr -> i16
  llvm.return %r : i16
}
llvm.func @float(%i: i64) -> f64 {
  %p = llvm.mlir.addressof @floats : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %r = llvm.load %q : !llvm.ptr -> f64
  llvm.return %r : f64
}
llvm.func @seven(%i: i64) -> i8 {
  %p = llvm.mlir.addressof @splat : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @get_half() -> f16 {
  %p = llvm.mlir.addressof @half : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f16
  llvm.return %r : f16
}
llvm.func @get_wide() -> i65 {
  %p = llvm.mlir.addressof @wide : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i65
  llvm.return %r : i65
}
llvm.func @get_lanes() -> vector<4xi8> {
  %p = llvm.mlir.addressof @lanes : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}
llvm.func @zero(%i: i64) -> i32 {
  %p = llvm.mlir.addressof @zeros : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @middle() -> i64 {
  %p = llvm.mlir.addressof @record : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @last() -> i16 {
  %p = llvm.mlir.addressof @record : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, array<2 x i16>)>
  %r = llvm.load %q : !llvm.ptr -> i16
  llvm.return %r : i16
}
llvm.func @alignment() -> i64 {
  %p = llvm.mlir.addressof @aligned : !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %m = llvm.mlir.constant(127 : i64) : i64
  %r = llvm.and %a, %m : i64
  llvm.return %r : i64
}
llvm.func @distinct() -> i1 {
  %p = llvm.mlir.addressof @counter : !llvm.ptr
  %q = llvm.mlir.addressof @aligned : !llvm.ptr
  %r = llvm.icmp "eq" %p, %q : !llvm.ptr
  llvm.return %r : i1
}
// CALL: @get_number() -> -7
// CALL: @letter(0) -> 97
// CALL: @letter(3) -> 0
// CALL: @count(3) -> 8
// CALL: @count(4) -> 9
// CALL: @element(0, 0) -> 1
// CALL: @element(1, 1) -> 5
// CALL: @float(0) -> 1.5
// CALL: @float(1) -> -0.0
// CALL: @seven(0) -> 7
// CALL: @seven(99) -> 7
// CALL: @get_half() -> 1.5
// CALL: @get_wide() -> -18446744073709551616
// CALL: @get_lanes() -> [1, 2, 3, 4]
// CALL: @zero(3) -> 0
// CALL: @middle() -> -2
// CALL: @last() -> 4
// CALL: @alignment() -> 0
// CALL: @distinct() -> false
