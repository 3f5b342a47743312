// RUN: %check %s
// CLAUSE: OPS-MEMREF-02
// Among dimensions of size 1 the strides decide: static ones by their number, dynamic ones where all others are static, or where all are products of the same sizes.
func.func @by_number(%m: memref<1x1x1x4xi32, strided<[40, 20, 30, ?], offset: ?>>) -> memref<1x4xi32, strided<[20, ?], offset: ?>> {
  %0 = memref.subview %m[0, 0, 0, 0] [1, 1, 1, 4] [1, 1, 1, 1] : memref<1x1x1x4xi32, strided<[40, 20, 30, ?], offset: ?>> to memref<1x4xi32, strided<[20, ?], offset: ?>>
  return %0 : memref<1x4xi32, strided<[20, ?], offset: ?>>
}
func.func @by_order(%m: memref<1x1x1x1xi32, strided<[3, ?, 3, 3], offset: ?>>) -> memref<1x1x1xi32, strided<[?, 3, 3], offset: ?>> {
  %0 = memref.subview %m[0, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : memref<1x1x1x1xi32, strided<[3, ?, 3, 3], offset: ?>> to memref<1x1x1xi32, strided<[?, 3, 3], offset: ?>>
  return %0 : memref<1x1x1xi32, strided<[?, 3, 3], offset: ?>>
}
func.func @the_dynamic_one(%m: memref<1x1x1xi16, strided<[7, ?, 9], offset: ?>>) -> memref<1xi16, strided<[?], offset: ?>> {
  %0 = memref.subview %m[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<1x1x1xi16, strided<[7, ?, 9], offset: ?>> to memref<1xi16, strided<[?], offset: ?>>
  return %0 : memref<1xi16, strided<[?], offset: ?>>
}
func.func @all_equal(%m: memref<1x1x1x?xi8>, %n: index) -> memref<1x?xi8, strided<[?, 1]>> {
  %0 = memref.subview %m[0, 0, 0, 0] [1, 1, 1, %n] [1, 1, 1, 1] : memref<1x1x1x?xi8> to memref<1x?xi8, strided<[?, 1]>>
  return %0 : memref<1x?xi8, strided<[?, 1]>>
}
// CALL: @by_number(memref<sizes=[1,1,1,4] strides=[40,20,30,6] offset=1 data=[1,2,3,4]>) -> memref<sizes=[1,4] strides=[20,6] offset=1 data=[1,2,3,4] buffer=arg0>
// CALL: @by_order(memref<sizes=[1,1,1,1] strides=[3,11,3,3] data=[5]>) -> memref<sizes=[1,1,1] strides=[11,3,3] offset=0 data=[5] buffer=arg0>
// CALL: @the_dynamic_one(memref<sizes=[1,1,1] strides=[7,13,9] data=[5]>) -> memref<sizes=[1] strides=[13] offset=0 data=[5] buffer=arg0>
// CALL: @all_equal(memref<sizes=[1,1,1,5]>, 3) -> memref<sizes=[1,3] strides=[5,1] offset=0 buffer=arg0>
