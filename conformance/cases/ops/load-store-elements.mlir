// RUN: %check %s
// CLAUSE: ADDR-16
// Elements of every kind in memory: odd integers, small and long floats, complex, vectors, index. The second element is read and replaced.
func.func @i1(%m: memref<?xi1>, %i: index, %a: i1) -> i1 {
  %r = memref.load %m[%i] : memref<?xi1>
  memref.store %a, %m[%i] : memref<?xi1>
  return %r : i1
}
func.func @i7(%m: memref<?xi7>, %i: index, %a: i7) -> i7 {
  %r = memref.load %m[%i] : memref<?xi7>
  memref.store %a, %m[%i] : memref<?xi7>
  return %r : i7
}
func.func @i24(%m: memref<?xi24>, %i: index, %a: i24) -> i24 {
  %r = memref.load %m[%i] : memref<?xi24>
  memref.store %a, %m[%i] : memref<?xi24>
  return %r : i24
}
func.func @i33(%m: memref<?xi33>, %i: index, %a: i33) -> i33 {
  %r = memref.load %m[%i] : memref<?xi33>
  memref.store %a, %m[%i] : memref<?xi33>
  return %r : i33
}
func.func @i128(%m: memref<?xi128>, %i: index, %a: i128) -> i128 {
  %r = memref.load %m[%i] : memref<?xi128>
  memref.store %a, %m[%i] : memref<?xi128>
  return %r : i128
}
func.func @index(%m: memref<?xindex>, %i: index, %a: index) -> index {
  %r = memref.load %m[%i] : memref<?xindex>
  memref.store %a, %m[%i] : memref<?xindex>
  return %r : index
}
func.func @bf16(%m: memref<?xbf16>, %i: index, %a: bf16) -> bf16 {
  %r = memref.load %m[%i] : memref<?xbf16>
  memref.store %a, %m[%i] : memref<?xbf16>
  return %r : bf16
}
func.func @f16(%m: memref<?xf16>, %i: index, %a: f16) -> f16 {
  %r = memref.load %m[%i] : memref<?xf16>
  memref.store %a, %m[%i] : memref<?xf16>
  return %r : f16
}
func.func @f80(%m: memref<?xf80>, %i: index, %a: f80) -> f80 {
  %r = memref.load %m[%i] : memref<?xf80>
  memref.store %a, %m[%i] : memref<?xf80>
  return %r : f80
}
func.func @f128(%m: memref<?xf128>, %i: index, %a: f128) -> f128 {
  %r = memref.load %m[%i] : memref<?xf128>
  memref.store %a, %m[%i] : memref<?xf128>
  return %r : f128
}
func.func @c64(%m: memref<?xcomplex<f64>>, %i: index, %a: complex<f64>) -> complex<f64> {
  %r = memref.load %m[%i] : memref<?xcomplex<f64>>
  memref.store %a, %m[%i] : memref<?xcomplex<f64>>
  return %r : complex<f64>
}
func.func @c16(%m: memref<?xcomplex<bf16>>, %i: index, %a: complex<bf16>) -> complex<bf16> {
  %r = memref.load %m[%i] : memref<?xcomplex<bf16>>
  memref.store %a, %m[%i] : memref<?xcomplex<bf16>>
  return %r : complex<bf16>
}
func.func @v3f32(%m: memref<?xvector<3xf32>>, %i: index, %a: vector<3xf32>) -> vector<3xf32> {
  %r = memref.load %m[%i] : memref<?xvector<3xf32>>
  memref.store %a, %m[%i] : memref<?xvector<3xf32>>
  return %r : vector<3xf32>
}
func.func @v2x2i16(%m: memref<?xvector<2x2xi16>>, %i: index, %a: vector<2x2xi16>) -> vector<2x2xi16> {
  %r = memref.load %m[%i] : memref<?xvector<2x2xi16>>
  memref.store %a, %m[%i] : memref<?xvector<2x2xi16>>
  return %r : vector<2x2xi16>
}
func.func @v4i8(%m: memref<?x2xvector<4xi8>, strided<[?, ?], offset: ?>>, %i: index, %a: vector<4xi8>) -> vector<4xi8> {
  %c1 = arith.constant 1 : index
  %r = memref.load %m[%i, %c1] : memref<?x2xvector<4xi8>, strided<[?, ?], offset: ?>>
  memref.store %a, %m[%i, %c1] : memref<?x2xvector<4xi8>, strided<[?, ?], offset: ?>>
  return %r : vector<4xi8>
}
// CALL: @i1(memref<sizes=[3] data=[true,false,true]>, 1, true) -> false after arg0=[true,true,true]
// CALL: @i7(memref<sizes=[3] data=[1,-64,63]>, 1, 2) -> -64 after arg0=[1,2,63]
// CALL: @i24(memref<sizes=[3] data=[1,-8388608,8388607]>, 1, -2) -> -8388608 after arg0=[1,-2,8388607]
// CALL: @i33(memref<sizes=[3] data=[1,-4294967296,3]>, 1, 4294967295) -> -4294967296 after arg0=[1,4294967295,3]
// CALL: @i128(memref<sizes=[3] data=[1,-2,3]>, 1, 170141183460469231731687303715884105727) -> -2 after arg0=[1,170141183460469231731687303715884105727,3]
// CALL: @index(memref<sizes=[3] data=[1,-2,3]>, 1, 9) -> -2 after arg0=[1,9,3]
// CALL: @bf16(memref<sizes=[3] data=[1,-2,3]>, 1, -0.0) -> -2.0 after arg0=[1,-0.0,3]
// CALL: @f16(memref<sizes=[3] data=[1,-2,3]>, 1, inf) -> -2.0 after arg0=[1,inf,3]
// CALL: @f80(memref<sizes=[3] data=[1,-2,3]>, 1, 0.5) -> -2.0 after arg0=[1,0.5,3]
// CALL: @f128(memref<sizes=[3] data=[1,-2,3]>, 1, 0.5) -> -2.0 after arg0=[1,0.5,3]
// CALL: @c64(memref<sizes=[2] data=[(1,2),(3,-0.0)]>, 1, (5, 6)) -> (3.0, -0.0) after arg0=[(1,2),(5,6)]
// CALL: @c16(memref<sizes=[2] data=[(1,2),(3,-0.0)]>, 1, (5, 6)) -> (3.0, -0.0) after arg0=[(1,2),(5,6)]
// CALL: @v3f32(memref<sizes=[2] data=[[1,2,3],[4,5,6]]>, 1, [7, 8, 9]) -> [4.0, 5.0, 6.0] after arg0=[[1,2,3],[7,8,9]]
// CALL: @v2x2i16(memref<sizes=[2] data=[[1,2,3,4],[5,6,7,8]]>, 1, [9, 10, 11, 12]) -> [5, 6, 7, 8] after arg0=[[1,2,3,4],[9,10,11,12]]
// CALL: @v4i8(memref<sizes=[1,2] strides=[5,3] offset=1 data=[[1,2,3,4],[5,6,7,8]]>, 0, [9, 10, 11, 12]) -> [5, 6, 7, 8] after arg0=[[1,2,3,4],[9,10,11,12]]
// CALL-RANDOM: @i1(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @i7(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @i24(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @i33(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @i128(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @index(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @bf16(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @f80(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @f128(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @c64(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @c16(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @v3f32(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @v2x2i16(memref<sizes=[N]>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @v4i8(memref<sizes=[N,2] layout=positive>, 0..N-1, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @f16(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
