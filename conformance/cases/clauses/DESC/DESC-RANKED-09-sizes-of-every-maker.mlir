// RUN: %check %s
// CLAUSE: DESC-RANKED-09
// The size field of a static dimension has the static value whatever made the memref, and behind a block that chooses between two.
memref.global "private" constant @table : memref<6xi8> = dense<[1, 2, 3, 4, 5, 6]>
func.func @expanded(%m: memref<12xi8>) -> memref<2x6xi8> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 6] : memref<12xi8> into memref<2x6xi8>
  return %r : memref<2x6xi8>
}
func.func @collapsed(%m: memref<4x3x2xi8>) -> memref<4x6xi8> {
  %r = memref.collapse_shape %m [[0], [1, 2]] : memref<4x3x2xi8> into memref<4x6xi8>
  return %r : memref<4x6xi8>
}
func.func @viewed(%m: memref<?xi8>, %at: index) -> memref<3xi32> {
  %r = memref.view %m[%at][] : memref<?xi8> to memref<3xi32>
  return %r : memref<3xi32>
}
func.func @chosen(%c: i1, %m: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @table : memref<6xi8>
  %s = memref.cast %m : memref<?xi8> to memref<6xi8>
  cf.cond_br %c, ^end(%g : memref<6xi8>), ^end(%s : memref<6xi8>)
^end(%x: memref<6xi8>):
  %d = memref.cast %x : memref<6xi8> to memref<?xi8, strided<[?], offset: ?>>
  %n = memref.dim %d, %c0 : memref<?xi8, strided<[?], offset: ?>>
  return %n : index
}
// CALL: @expanded(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11]>) -> memref<sizes=[2,6] strides=[6,1] offset=0 buffer=arg0>
// CALL: @collapsed(memref<>) -> memref<sizes=[4,6] strides=[6,1] offset=0 buffer=arg0>
// CALL: @viewed(memref<sizes=[20] align=16>, 8) -> memref<sizes=[3] strides=[1] offset=0>
// CALL: @chosen(true, memref<sizes=[6]>) -> 6
// CALL: @chosen(false, memref<sizes=[6]>) -> 6
// CALL-RANDOM: @expanded(_) count=40 seed=11
// CALL-RANDOM: @collapsed(_) count=40 seed=11
