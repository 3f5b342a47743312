// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// A memref.view may start where no element may lie, as long as none is accessed there: its bounds, other views of it and its bytes are as of any other.
func.func @shape(%m: memref<?xi8>, %s: index, %n: index) -> (index, memref<?x2xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.view %m[%s][%n] : memref<?xi8> to memref<?x2xi32>
  %d = memref.dim %v, %c0 : memref<?x2xi32>
  return %d, %v : index, memref<?x2xi32>
}
func.func @never(%m: memref<?xi8>, %s: index, %c: i1) -> f64 {
  %one = arith.constant 1.0 : f64
  %v = memref.view %m[%s][] : memref<?xi8> to memref<f64>
  cf.cond_br %c, ^read, ^end(%one : f64)
^read:
  %r = memref.load %v[] : memref<f64>
  cf.br ^end(%r : f64)
^end(%x: f64):
  return %x : f64
}
func.func @bytes(%m: memref<?xi8>, %s: index, %i: index) -> i8 {
  %v = memref.view %m[%s][] : memref<?xi8> to memref<4xi8>
  %r = memref.load %v[%i] : memref<4xi8>
  return %r : i8
}
// CALL: @shape(memref<sizes=[17] align=16>, 1, 2) -> 2, memref<sizes=[2,2] strides=[2,1] offset=0>
// CALL: @shape(memref<sizes=[17] align=1>, 3, 1) -> 1, memref<sizes=[1,2] strides=[2,1] offset=0>
// CALL: @shape(memref<sizes=[17] align=16>, 17, 0) -> 0, memref<sizes=[0,2] strides=[2,1] offset=0>
// CALL: @never(memref<sizes=[11] align=16>, 3, false) -> 1.0
// CALL: @never(memref<sizes=[16] align=16 data=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,64]>, 8, true) -> 2.0
// CALL: @never(memref<sizes=[16] align=16 data=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,64] lead=64>, 8, true) -> 2.0
// CALL: @bytes(memref<sizes=[9] align=16 data=[0,1,2,3,4,5,6,7,8]>, 3, 2) -> 5
// CALL: @bytes(memref<sizes=[9] align=16 data=[0,1,2,3,4,5,6,7,8] lead=64>, 3, 2) -> 5
// CALL-RANDOM: @shape(memref<sizes=[8*N+K]>, 0..K, N) N=0..3 K=0..9 count=40 seed=1
// CALL-RANDOM: @never(memref<sizes=[8+K]>, 0..K, 0..0) K=0..9 count=20 seed=2
