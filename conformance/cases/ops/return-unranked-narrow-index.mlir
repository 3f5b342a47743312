// RUN: %check %s
// CLAUSE: DESC-UNRANKED-04
// OPTIONS: index-bitwidth=32
// The copy of a returned descriptor is a whole ranked descriptor, with the padding at its end that fields of 32 bits leave.
func.func private @unranked0(%m: memref<i8>) -> memref<*xi8> {
  %u = memref.cast %m : memref<i8> to memref<*xi8>
  return %u : memref<*xi8>
}
func.func private @unranked1(%m: memref<?xi8>) -> memref<*xi8> {
  %u = memref.cast %m : memref<?xi8> to memref<*xi8>
  return %u : memref<*xi8>
}
func.func private @unranked2(%m: memref<?x?xi8>) -> memref<*xi8> {
  %u = memref.cast %m : memref<?x?xi8> to memref<*xi8>
  return %u : memref<*xi8>
}
func.func private @unranked3(%m: memref<?x?x?xi8>) -> memref<*xi8> {
  %u = memref.cast %m : memref<?x?x?xi8> to memref<*xi8>
  return %u : memref<*xi8>
}
func.func private @unranked4(%m: memref<?x?x?x?xi8>) -> memref<*xi8> {
  %u = memref.cast %m : memref<?x?x?x?xi8> to memref<*xi8>
  return %u : memref<*xi8>
}
func.func @rank0(%m: memref<i8>) -> i8 {
  %u = call @unranked0(%m) : (memref<i8>) -> memref<*xi8>
  %r = memref.cast %u : memref<*xi8> to memref<i8>
  %v = memref.load %r[] : memref<i8>
  return %v : i8
}
func.func @rank1(%m: memref<?xi8>, %i: index) -> i8 {
  %u = call @unranked1(%m) : (memref<?xi8>) -> memref<*xi8>
  %r = memref.cast %u : memref<*xi8> to memref<?xi8>
  %v = memref.load %r[%i] : memref<?xi8>
  return %v : i8
}
func.func @rank2(%m: memref<?x?xi8>, %i: index) -> i8 {
  %u = call @unranked2(%m) : (memref<?x?xi8>) -> memref<*xi8>
  %r = memref.cast %u : memref<*xi8> to memref<?x?xi8>
  %v = memref.load %r[%i, %i] : memref<?x?xi8>
  return %v : i8
}
func.func @rank3(%m: memref<?x?x?xi8>, %i: index) -> i8 {
  %u = call @unranked3(%m) : (memref<?x?x?xi8>) -> memref<*xi8>
  %r = memref.cast %u : memref<*xi8> to memref<?x?x?xi8>
  %v = memref.load %r[%i, %i, %i] : memref<?x?x?xi8>
  return %v : i8
}
func.func @rank4(%m: memref<?x?x?x?xi8>, %i: index) -> i8 {
  %u = call @unranked4(%m) : (memref<?x?x?x?xi8>) -> memref<*xi8>
  %r = memref.cast %u : memref<*xi8> to memref<?x?x?x?xi8>
  %v = memref.load %r[%i, %i, %i, %i] : memref<?x?x?x?xi8>
  return %v : i8
}
// CALL: @rank0(memref<data=[5]>) -> 5
// CALL: @rank1(memref<sizes=[3] data=[5,6,7]>, 2) -> 7
// CALL: @rank2(memref<sizes=[2,2] data=[5,6,7,8]>, 1) -> 8
// CALL: @rank3(memref<sizes=[1,2,1] data=[5,6]>, 0) -> 5
// CALL: @rank4(memref<sizes=[2,1,1,1] data=[5,6]>, 0) -> 5
// CALL-RANDOM: @rank1(memref<sizes=[N]>, 0..N-1) N=1..6 count=10
// CALL-RANDOM: @rank3(memref<sizes=[N,N,N]>, 0..N-1) N=1..6 count=40 seed=11
// CALL-RANDOM: @rank4(memref<sizes=[N,N,N,N]>, 0..N-1) N=1..6 count=40 seed=11
