// RUN: %check %s
// llvm.mlir.constant, zero, undef, poison: numbers of every kind, splats, arrays, structs; nothing reads what undef and poison hold.
llvm.func @i1() -> i1 {
  %r = llvm.mlir.constant(true) : i1
  llvm.return %r : i1
}
llvm.func @i24() -> i24 {
  %r = llvm.mlir.constant(-8388608 : i24) : i24
  llvm.return %r : i24
}
llvm.func @i65() -> i65 {
  %r = llvm.mlir.constant(18446744073709551615 : i65) : i65
  llvm.return %r : i65
}
llvm.func @i128() -> i128 {
  %r = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  llvm.return %r : i128
}
llvm.func @f16() -> f16 {
  %r = llvm.mlir.constant(1.5 : f16) : f16
  llvm.return %r : f16
}
llvm.func @bf16() -> bf16 {
  %r = llvm.mlir.constant(0x7F80 : bf16) : bf16
  llvm.return %r : bf16
}
llvm.func @f64() -> f64 {
  %r = llvm.mlir.constant(-0.0 : f64) : f64
  llvm.return %r : f64
}
llvm.func @f80() -> f80 {
  %r = llvm.mlir.constant(2.5 : f80) : f80
  llvm.return %r : f80
}
llvm.func @f128() -> f128 {
  %r = llvm.mlir.constant(-0.5 : f128) : f128
  llvm.return %r : f128
}
llvm.func @vector() -> vector<3xi8> {
  %r = llvm.mlir.constant(dense<[1, -2, 3]> : vector<3xi8>) : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @splat() -> vector<4xf32> {
  %r = llvm.mlir.constant(dense<2.5> : vector<4xf32>) : vector<4xf32>
  llvm.return %r : vector<4xf32>
}
llvm.func @bits() -> vector<3xi1> {
  %r = llvm.mlir.constant(dense<[true, false, true]> : vector<3xi1>) : vector<3xi1>
  llvm.return %r : vector<3xi1>
}
llvm.func @array(%c: i1) -> i16 {
  %a = llvm.mlir.constant(dense<[4, 5, 6]> : tensor<3xi16>) : !llvm.array<3 x i16>
  %x = llvm.extractvalue %a[1] : !llvm.array<3 x i16>
  %y = llvm.extractvalue %a[2] : !llvm.array<3 x i16>
  %r = llvm.select %c, %x, %y : i1, i16
  llvm.return %r : i16
}
llvm.func @array_of_array() -> i16 {
  %a = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
  %x = llvm.extractvalue %a[1, 0] : !llvm.array<2 x array<2 x i16>>
  llvm.return %x : i16
}
llvm.func @zero_int() -> i65 {
  %r = llvm.mlir.zero : i65
  llvm.return %r : i65
}
llvm.func @zero_float() -> f32 {
  %r = llvm.mlir.zero : f32
  llvm.return %r : f32
}
llvm.func @zero_vector() -> vector<3xi8> {
  %r = llvm.mlir.zero : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @zero_struct() -> f64 {
  %s = llvm.mlir.zero : !llvm.struct<(i8, array<2 x f64>)>
  %r = llvm.extractvalue %s[1, 1] : !llvm.struct<(i8, array<2 x f64>)>
  llvm.return %r : f64
}
llvm.func @undef_unused(%a: i8) -> i8 {
  %u = llvm.mlir.undef : i8
  %p = llvm.mlir.poison : i8
  %x = llvm.add %u, %p : i8
  llvm.return %a : i8
}
llvm.func @undef_any() -> i8 {
  %u = llvm.mlir.undef : i8
  llvm.return %u : i8
}
llvm.func @poison_any() -> vector<2xf32> {
  %u = llvm.mlir.poison : vector<2xf32>
  llvm.return %u : vector<2xf32>
}
// CALL: @i1() -> true
// CALL: @i24() -> -8388608
// CALL: @i65() -> 18446744073709551615
// CALL: @i128() -> -170141183460469231731687303715884105728
// CALL: @f16() -> 1.5
// CALL: @bf16() -> inf
// CALL: @f64() -> -0.0
// CALL: @f80() -> 2.5
// CALL: @f128() -> -0.5
// CALL: @vector() -> [1, -2, 3]
// CALL: @splat() -> [2.5, 2.5, 2.5, 2.5]
// CALL: @bits() -> [true, false, true]
// CALL: @array(true) -> 5
// CALL: @array(false) -> 6
// CALL: @array_of_array() -> 3
// CALL: @zero_int() -> 0
// CALL: @zero_float() -> 0.0
// CALL: @zero_vector() -> [0, 0, 0]
// CALL: @zero_struct() -> 0.0
// CALL: @undef_unused(5) -> 5
// CALL: @undef_any() -> _
// CALL: @poison_any() -> [_, _]
