// RUN: %check %s
// arith.select on every kind of value: integers, index, floats, complex, vectors with scalar and vector conditions, memrefs, unranked memrefs.
func.func @i1(%c: i1, %a: i1, %b: i1) -> i1 {
  %r = arith.select %c, %a, %b : i1
  return %r : i1
}
func.func @i24(%c: i1, %a: i24, %b: i24) -> i24 {
  %r = arith.select %c, %a, %b : i24
  return %r : i24
}
func.func @i128(%c: i1, %a: i128, %b: i128) -> i128 {
  %r = arith.select %c, %a, %b : i128
  return %r : i128
}
func.func @index(%c: i1, %a: index, %b: index) -> index {
  %r = arith.select %c, %a, %b : index
  return %r : index
}
func.func @bf16(%c: i1, %a: bf16, %b: bf16) -> bf16 {
  %r = arith.select %c, %a, %b : bf16
  return %r : bf16
}
func.func @f64(%c: i1, %a: f64, %b: f64) -> f64 {
  %r = arith.select %c, %a, %b : f64
  return %r : f64
}
func.func @f80(%c: i1, %a: f80, %b: f80) -> f80 {
  %r = arith.select %c, %a, %b : f80
  return %r : f80
}
func.func @f128(%c: i1, %a: f128, %b: f128) -> f128 {
  %r = arith.select %c, %a, %b : f128
  return %r : f128
}
func.func @complex(%c: i1, %a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = arith.select %c, %a, %b : complex<f32>
  return %r : complex<f32>
}
func.func @whole_vector(%c: i1, %a: vector<2x2xi16>, %b: vector<2x2xi16>) -> vector<2x2xi16> {
  %r = arith.select %c, %a, %b : vector<2x2xi16>
  return %r : vector<2x2xi16>
}
func.func @lanes(%c: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @lanes_2d(%c: vector<2x2xi1>, %a: vector<2x2xi8>, %b: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = arith.select %c, %a, %b : vector<2x2xi1>, vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @lanes_0d(%c: vector<i1>, %a: vector<i8>, %b: vector<i8>) -> vector<i8> {
  %r = arith.select %c, %a, %b : vector<i1>, vector<i8>
  return %r : vector<i8>
}
func.func @memref(%c: i1, %a: memref<?x?xi8, strided<[?, ?], offset: ?>>, %b: memref<?x?xi8, strided<[?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
  %r = arith.select %c, %a, %b : memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi8, strided<[?, ?], offset: ?>>
}
func.func @unranked(%c: i1, %a: memref<*xi8>, %b: memref<*xi8>) -> index {
  %m = arith.select %c, %a, %b : memref<*xi8>
  %r = memref.rank %m : memref<*xi8>
  return %r : index
}
// CALL: @i1(true, false, true) -> false
// CALL: @i24(false, 1, -8388608) -> -8388608
// CALL: @i128(true, -170141183460469231731687303715884105728, 0) -> -170141183460469231731687303715884105728
// CALL: @index(false, 1, -1) -> -1
// CALL: @bf16(true, -0.0, 1.0) -> -0.0
// CALL: @f64(true, 0x7ff8000000000123, 1.0) -> 0x7ff8000000000123
// CALL: @f64(true, -0.0, 1.0) -> -0.0
// CALL: @f80(false, 1.5, -2.5) -> -2.5
// CALL: @f80(false, 1.5, -0.0) -> -0.0
// CALL: @f128(true, 1.5, -2.5) -> 1.5
// CALL: @f128(true, inf, -2.5) -> inf
// CALL: @complex(false, (1.0, 2.0), (-0.0, inf)) -> (-0.0, inf)
// CALL: @whole_vector(true, [1, 2, 3, 4], [5, 6, 7, 8]) -> [1, 2, 3, 4]
// CALL: @whole_vector(false, [1, 2, 3, 4], [5, 6, 7, 8]) -> [5, 6, 7, 8]
// CALL: @lanes([true, false, false, true], [1.0, 2.0, 3.0, 4.0], [5.0, 6.0, -0.0, 8.0]) -> [1.0, 6.0, -0.0, 4.0]
// CALL: @lanes_2d([false, true, true, false], [1, 2, 3, 4], [5, 6, 7, 8]) -> [5, 2, 3, 8]
// CALL: @lanes_0d([false], [1], [2]) -> [2]
// CALL: @memref(false, memref<sizes=[1,1]>, memref<sizes=[2,3] strides=[-4,1] offset=5>) -> memref<sizes=[2,3] strides=[-4,1] offset=5 buffer=arg2>
// CALL: @memref(true, memref<sizes=[1,1]>, memref<sizes=[2,3]>) -> memref<sizes=[1,1] buffer=arg1>
// CALL: @unranked(true, memref<* sizes=[2,2,2]>, memref<* sizes=[]>) -> 3
// CALL: @unranked(false, memref<* sizes=[2,2,2]>, memref<* sizes=[]>) -> 0
// CALL-RANDOM: @i24(_, _, _) count=20 seed=1
// CALL-RANDOM: @i128(_, _, _) count=20 seed=1
// CALL-RANDOM: @f80(_, _, _) count=20 seed=1
// CALL-RANDOM: @complex(_, _, _) count=20 seed=1
// CALL-RANDOM: @whole_vector(_, _, _) count=20 seed=1
// CALL-RANDOM: @lanes(_, _, _) count=20 seed=1
// CALL-RANDOM: @lanes_2d(_, _, _) count=20 seed=1
// CALL-RANDOM: @memref(_, _, _) count=20 seed=1
// CALL-RANDOM: @i1 count=40 seed=11
// CALL-RANDOM: @index count=40 seed=11
// CALL-RANDOM: @bf16 count=40 seed=11
// CALL-RANDOM: @f64 count=40 seed=11
// CALL-RANDOM: @lanes_0d count=40 seed=11
