// RUN: %check %s
// memref.view: the base moves by bytes, the offset is 0, strides are row-major whatever the sizes; elements of other types than i8 read the same bytes.
func.func @statics(%m: memref<16xi8>, %s: index) -> memref<2xi32> {
  %r = memref.view %m[%s][] : memref<16xi8> to memref<2xi32>
  return %r : memref<2xi32>
}
func.func @dynamic(%m: memref<?xi8>, %s: index, %a: index, %b: index) -> memref<?x2x?xi16> {
  %r = memref.view %m[%s][%a, %b] : memref<?xi8> to memref<?x2x?xi16>
  return %r : memref<?x2x?xi16>
}
func.func @scalar(%m: memref<?xi8>, %s: index) -> memref<f64> {
  %r = memref.view %m[%s][] : memref<?xi8> to memref<f64>
  return %r : memref<f64>
}
func.func @bytes(%m: memref<?xi8>, %s: index, %n: index) -> memref<?xi8> {
  %r = memref.view %m[%s][%n] : memref<?xi8> to memref<?xi8>
  return %r : memref<?xi8>
}
func.func @empty(%m: memref<?xi8>, %s: index, %n: index) -> memref<3x?x4xi64> {
  %r = memref.view %m[%s][%n] : memref<?xi8> to memref<3x?x4xi64>
  return %r : memref<3x?x4xi64>
}
func.func @twice(%m: memref<?xi8>, %s: index, %t: index) -> memref<2xi16> {
  %v = memref.view %m[%s][] : memref<?xi8> to memref<8xi8>
  %r = memref.view %v[%t][] : memref<8xi8> to memref<2xi16>
  return %r : memref<2xi16>
}
func.func @store(%m: memref<?xi8>, %s: index, %n: index, %i: index, %j: index, %v: f32) -> f32 {
  %r = memref.view %m[%s][%n] : memref<?xi8> to memref<?x3xf32>
  %old = memref.load %r[%i, %j] : memref<?x3xf32>
  memref.store %v, %r[%i, %j] : memref<?x3xf32>
  return %old : f32
}
func.func @vector(%m: memref<?xi8>, %s: index, %i: index) -> vector<2xi16> {
  %r = memref.view %m[%s][] : memref<?xi8> to memref<2xvector<2xi16>>
  %v = memref.load %r[%i] : memref<2xvector<2xi16>>
  return %v : vector<2xi16>
}
func.func @half(%m: memref<?xi8>, %s: index) -> bf16 {
  %c1 = arith.constant 1 : index
  %r = memref.view %m[%s][] : memref<?xi8> to memref<2xbf16>
  %v = memref.load %r[%c1] : memref<2xbf16>
  return %v : bf16
}
func.func @pair(%m: memref<?xi8>, %s: index) -> complex<f32> {
  %r = memref.view %m[%s][] : memref<?xi8> to memref<complex<f32>>
  %v = memref.load %r[] : memref<complex<f32>>
  return %v : complex<f32>
}
func.func @sizes(%m: memref<?xi8>, %s: index, %a: index) -> (index, index, index, index) {
  %r = memref.view %m[%s][%a] : memref<?xi8> to memref<?x4xi16>
  %base, %o, %n:2, %t:2 = memref.extract_strided_metadata %r : memref<?x4xi16> -> memref<i16>, index, index, index, index, index
  return %o, %n#0, %t#0, %t#1 : index, index, index, index
}
// CALL: @statics(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>, 4) -> memref<sizes=[2] strides=[1] offset=0 data=[117835012,185207048] buffer=arg0>
// CALL: @statics(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>, 0) -> memref<sizes=[2] strides=[1] offset=0 data=[50462976,117835012] buffer=arg0>
// CALL: @statics(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,-1]>, 8) -> memref<sizes=[2] strides=[1] offset=0 data=[185207048,-15856372] buffer=arg0>
// CALL: @dynamic(memref<sizes=[10] data=[0,1,2,3,4,5,6,7,8,9]>, 2, 2, 1) -> memref<sizes=[2,2,1] strides=[2,1,1] offset=0 data=[770,1284,1798,2312] buffer=arg0>
// CALL: @dynamic(memref<sizes=[26]>, 0, 1, 6) -> memref<sizes=[1,2,6] strides=[12,6,1] offset=0 buffer=arg0>
// CALL: @dynamic(memref<sizes=[4]>, 4, 0, 7) -> memref<sizes=[0,2,7] strides=[14,7,1] offset=0>
// CALL: @scalar(memref<sizes=[16] data=[1,2,3,4,5,6,7,8,0,0,0,0,0,0,-16,63]>, 8) -> memref<offset=0 data=[1.0] buffer=arg0>
// CALL: @bytes(memref<sizes=[5] align=1 data=[1,2,3,4,5]>, 3, 2) -> memref<sizes=[2] strides=[1] offset=0 data=[4,5] buffer=arg0>
// CALL: @bytes(memref<sizes=[5]>, 5, 0) -> memref<sizes=[0] strides=[1] offset=0>
// CALL: @empty(memref<sizes=[0]>, 0, 0) -> memref<sizes=[3,0,4] strides=[0,4,1] offset=0>
// CALL: @twice(memref<sizes=[12] data=[0,1,2,3,4,5,6,7,8,9,10,11]>, 4, 2) -> memref<sizes=[2] strides=[1] offset=0 data=[1798,2312] buffer=arg0>
// CALL: @twice(memref<sizes=[12] data=[0,1,2,3,4,5,6,7,8,9,10,11]>, 3, 1) -> memref<sizes=[2] strides=[1] offset=0 data=[1284,1798] buffer=arg0>
// CALL: @store(memref<sizes=[28] data=[9,9,9,9,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-128,63,0,0,0,0,0,0,0,0]>, 4, 2, 1, 0, 2.0) -> 1.0 \
// after arg0=[9,9,9,9,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,64,0,0,0,0,0,0,0,0]
// CALL: @vector(memref<sizes=[12] data=[0,1,2,3,4,5,6,7,8,9,10,11]>, 4, 1) -> [2312, 2826]
// CALL: @half(memref<sizes=[6] data=[0,0,1,1,-128,63]>, 2) -> 1.0
// CALL: @pair(memref<sizes=[12] data=[1,1,1,1,0,0,-128,63,0,0,0,-64]>, 4) -> (1.0, -2.0)
// CALL: @sizes(memref<sizes=[64]>, 6, 3) -> 0, 3, 4, 1
// CALL-RANDOM: @statics(memref<align=16>, 4*K) K=0..2 count=20 seed=1
// CALL-RANDOM: @dynamic(memref<sizes=[4*A*B+2*K] align=16>, 2*K, A, B) A=0..3 B=0..3 K=0..4 count=40 seed=1
// CALL-RANDOM: @bytes(memref<sizes=[N+K]>, K, 0..N) N=0..6 K=0..6 count=40 seed=1
// CALL-RANDOM: @twice(memref<sizes=[8+2*K] align=16>, 2*K, 2*L) K=0..4 L=0..2 count=20 seed=1
// CALL-RANDOM: @store(memref<sizes=[12*N+4*K] align=16>, 4*K, N, 0..N-1, 0..2, _) N=1..3 K=0..3 count=40 seed=1
// CALL-RANDOM: @sizes(memref<sizes=[8*N+2*K] align=16>, 2*K, 0..N) N=0..4 K=0..3 count=20 seed=1
