// RUN: %check %s
// CLAUSE: LIFE-09
// A function that returns rank 0 or rank 3 as the caller wants: every field of the copy is there.
func.func private @choose(%c: i1, %a: memref<i16>, %b: memref<?x?x?xi16>) -> memref<*xi16> {
  %u = memref.cast %a : memref<i16> to memref<*xi16>
  %v = memref.cast %b : memref<?x?x?xi16> to memref<*xi16>
  cf.cond_br %c, ^end(%u : memref<*xi16>), ^end(%v : memref<*xi16>)
^end(%r: memref<*xi16>):
  return %r : memref<*xi16>
}
func.func @zero(%a: memref<i16>, %b: memref<?x?x?xi16>) -> (index, i16) {
  %t = arith.constant true
  %u = call @choose(%t, %a, %b) : (i1, memref<i16>, memref<?x?x?xi16>) -> memref<*xi16>
  %rank = memref.rank %u : memref<*xi16>
  %m = memref.cast %u : memref<*xi16> to memref<i16>
  %r = memref.load %m[] : memref<i16>
  return %rank, %r : index, i16
}
func.func @three(%a: memref<i16>, %b: memref<?x?x?xi16>, %i: index, %j: index, %k: index) -> (index, index, i16) {
  %f = arith.constant false
  %c2 = arith.constant 2 : index
  %u = call @choose(%f, %a, %b) : (i1, memref<i16>, memref<?x?x?xi16>) -> memref<*xi16>
  %rank = memref.rank %u : memref<*xi16>
  %m = memref.cast %u : memref<*xi16> to memref<?x?x?xi16>
  %d = memref.dim %m, %c2 : memref<?x?x?xi16>
  %r = memref.load %m[%i, %j, %k] : memref<?x?x?xi16>
  return %rank, %d, %r : index, index, i16
}
// CALL: @zero(memref<data=[77]>, memref<sizes=[1,1,1]>) -> 0, 77
// CALL: @zero(memref<data=[-1234] lead=32>, memref<sizes=[1,2,3] lead=64>) -> 0, -1234
// CALL: @three(memref<data=[77]>, memref<sizes=[2,1,3] data=[1,2,3,4,5,6]>, 1, 0, 2) -> 3, 3, 6
// CALL: @three(memref<data=[77]>, memref<sizes=[2,1,3] data=[1,2,3,4,5,6]>, 0, 0, 1) -> 3, 3, 2
// CALL: @three(memref<data=[77] lead=32>, memref<sizes=[2,3,4] lead=64 data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,-2300]>, 1, 2, 3) -> 3, 4, -2300
// CALL: @three(memref<data=[77]>, memref<sizes=[2,3,4] data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23]>, 1, 1, 0) -> 3, 4, 16
// CALL-RANDOM: @three(_, memref<sizes=[2,1,3]>, 0..1, 0..0, 0..2) count=10 seed=1
// CALL-RANDOM: @zero(_, memref<sizes=[N,N,N]>) N=1..6 count=20 seed=1
