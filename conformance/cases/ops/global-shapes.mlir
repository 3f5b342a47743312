// RUN: %check %s
// CLAUSE: XLATE-15
// Globals of rank 3 and 4 with sizes that all differ, and in another memory space.
memref.global "private" constant @box : memref<2x3x4xi8> = dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]>
memref.global "private" @grid : memref<2x1x3x2xi16> = dense<[[[[1, 2], [3, 4], [5, 6]]], [[[7, 8], [9, 10], [11, 12]]]]>
memref.global "private" constant @elsewhere : memref<2x3xi32, 1> = dense<[[1, 2, 3], [4, 5, 6]]>
func.func @read_box(%i: index, %j: index, %k: index) -> i8 {
  %m = memref.get_global @box : memref<2x3x4xi8>
  %r = memref.load %m[%i, %j, %k] : memref<2x3x4xi8>
  return %r : i8
}
func.func @strides() -> (index, index, index, index, index, index, index) {
  %m = memref.get_global @box : memref<2x3x4xi8>
  %c = memref.cast %m : memref<2x3x4xi8> to memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %c : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>> -> memref<i8>, index, index, index, index, index, index, index
  return %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2 : index, index, index, index, index, index, index
}
func.func @swap_grid(%i: index, %j: index, %k: index, %a: i16) -> i16 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @grid : memref<2x1x3x2xi16>
  %r = memref.load %m[%i, %c0, %j, %k] : memref<2x1x3x2xi16>
  memref.store %a, %m[%i, %c0, %j, %k] : memref<2x1x3x2xi16>
  return %r : i16
}
func.func @read_elsewhere(%i: index, %j: index) -> i32 {
  %m = memref.get_global @elsewhere : memref<2x3xi32, 1>
  %r = memref.load %m[%i, %j] : memref<2x3xi32, 1>
  return %r : i32
}
// CALL: @read_box(1, 0, 0) -> 12
// CALL: @read_box(1, 2, 3) -> 23
// CALL: @read_box(0, 2, 1) -> 9
// CALL: @strides() -> 0, 2, 3, 4, 12, 4, 1
// CALL: @swap_grid(1, 2, 0, -1) -> 11
// CALL: @read_elsewhere(1, 0) -> 4
// CALL-RANDOM: @read_box(0..1, 0..2, 0..3) count=30 seed=1
// CALL-RANDOM: @swap_grid(0..1, 0..2, 0..1, _) count=20 seed=1
// CALL-RANDOM: @read_elsewhere(0..1, 0..2) count=10 seed=1
