// RUN: %check %s
// OPTIONS: index-bitwidth=32
// memref.view where descriptors hold integers of 32 bits: the shift is added to a pointer of 64 bits.
func.func @f(%m: memref<?xi8>, %s: index, %n: index) -> memref<?x2xi32> {
  %r = memref.view %m[%s][%n] : memref<?xi8> to memref<?x2xi32>
  return %r : memref<?x2xi32>
}
func.func @load(%m: memref<?xi8>, %s: index, %n: index, %i: index) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.view %m[%s][%n] : memref<?xi8> to memref<?x2xi16>
  %v = memref.load %r[%i, %c1] : memref<?x2xi16>
  return %v : i16
}
// CALL: @f(memref<sizes=[12] data=[0,1,2,3,4,5,6,7,8,9,10,11]>, 4, 1) -> memref<sizes=[1,2] strides=[2,1] offset=0 data=[117835012,185207048] buffer=arg0>
// CALL: @f(memref<sizes=[12]>, 12, 0) -> memref<sizes=[0,2] strides=[2,1] offset=0>
// CALL: @load(memref<sizes=[12] data=[0,1,2,3,4,5,6,7,8,9,10,11]>, 2, 2, 1) -> 2312
// CALL-RANDOM: @f(memref<sizes=[8*N+4*K] align=16>, 4*K, N) N=0..4 K=0..3 count=40 seed=1
// CALL-RANDOM: @load(memref<sizes=[4*N+2*K] align=16>, 2*K, N, 0..N-1) N=1..4 K=0..3 count=40 seed=1
