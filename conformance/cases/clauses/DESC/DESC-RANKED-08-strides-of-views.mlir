// RUN: %check %s
// CLAUSE: DESC-RANKED-08
// Strides follow their elements: out of a copy, through a global, an expansion, a collapse and a rotation of dimensions.
memref.global "private" constant @rows : memref<2x3xi8> = dense<[[1, 2, 3], [4, 5, 6]]>
func.func @copied(%a: memref<2x2xi8, strided<[5, 2]>>, %b: memref<2x2xi8>) {
  memref.copy %a, %b : memref<2x2xi8, strided<[5, 2]>> to memref<2x2xi8>
  return
}
func.func @global(%i: index, %j: index) -> i8 {
  %m = memref.get_global @rows : memref<2x3xi8>
  %r = memref.load %m[%i, %j] : memref<2x3xi8>
  return %r : i8
}
func.func @expanded(%m: memref<?xi8, strided<[?]>>, %k: index, %i: index, %j: index) -> i8 {
  %e = memref.expand_shape %m [[0, 1]] output_shape [2, %k]
      : memref<?xi8, strided<[?]>> into memref<2x?xi8, strided<[?, ?]>>
  %r = memref.load %e[%i, %j] : memref<2x?xi8, strided<[?, ?]>>
  return %r : i8
}
func.func @collapsed(%m: memref<?x?xi8, strided<[?, ?]>>, %i: index) -> i8 {
  %c = memref.collapse_shape %m [[0, 1]] : memref<?x?xi8, strided<[?, ?]>> into memref<?xi8, strided<[?]>>
  %r = memref.load %c[%i] : memref<?xi8, strided<[?]>>
  return %r : i8
}
func.func @rotated(%m: memref<?x?x?xi8>, %i: index, %j: index, %k: index) -> i8 {
  %t = memref.transpose %m (d0, d1, d2) -> (d1, d2, d0) : memref<?x?x?xi8> to memref<?x?x?xi8, strided<[?, 1, ?]>>
  %r = memref.load %t[%i, %j, %k] : memref<?x?x?xi8, strided<[?, 1, ?]>>
  return %r : i8
}
// CALL: @copied(memref<data=[1,2,3,4]>, memref<data=[0,0,0,0]>) -> () after arg1=[1,2,3,4]
// CALL: @global(1, 0) -> 4
// CALL: @global(0, 2) -> 3
// CALL: @expanded(memref<sizes=[6] strides=[2] data=[1,2,3,4,5,6]>, 3, 1, 1) -> 5
// CALL: @collapsed(memref<sizes=[2,3] strides=[6,2] data=[1,2,3,4,5,6]>, 4) -> 5
// CALL: @collapsed(memref<sizes=[2,3] strides=[6,2] data=[1,2,3,4,5,6] lead=64>, 4) -> 5
// CALL: @collapsed(memref<sizes=[3,2] strides=[8,4] lead=64 data=[1,2,3,4,5,6]>, 5) -> 6
// CALL: @collapsed(memref<sizes=[1,3] strides=[9,2] data=[1,2,3]>, 2) -> 3
// CALL: @rotated(memref<sizes=[2,1,3] data=[1,2,3,4,5,6]>, 0, 2, 1) -> 6
