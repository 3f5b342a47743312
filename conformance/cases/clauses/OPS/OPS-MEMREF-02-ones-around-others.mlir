// RUN: %check %s
// CLAUSE: OPS-MEMREF-02
// Sizes other than 1 keep their place, which says of the ones around them, with strides known at run time, which ones are dropped.
func.func @trailing(%m: memref<1x4x1xi32, strided<[?, ?, ?], offset: ?>>) -> memref<4x1xi32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[0, 0, 0] [1, 4, 1] [1, 1, 1] : memref<1x4x1xi32, strided<[?, ?, ?], offset: ?>> to memref<4x1xi32, strided<[?, ?], offset: ?>>
  return %0 : memref<4x1xi32, strided<[?, ?], offset: ?>>
}
func.func @leading(%m: memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>, %n: index, %s: index, %t: index) -> memref<1x?xi32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[1, 0, 1] [1, %n, 1] [%s, %t, 2] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>> to memref<1x?xi32, strided<[?, ?], offset: ?>>
  return %0 : memref<1x?xi32, strided<[?, ?], offset: ?>>
}
func.func @between(%m: memref<1x?x1x?x1xi8, strided<[?, ?, ?, ?, ?], offset: ?>>, %k: index, %n: index) -> memref<?x1x?xi8, strided<[?, ?, ?], offset: ?>> {
  %0 = memref.subview %m[0, 0, 0, 0, 0] [1, %k, 1, %n, 1] [1, 1, 1, 1, 1] : memref<1x?x1x?x1xi8, strided<[?, ?, ?, ?, ?], offset: ?>> to memref<?x1x?xi8, strided<[?, ?, ?], offset: ?>>
  return %0 : memref<?x1x?xi8, strided<[?, ?, ?], offset: ?>>
}
// CALL: @trailing(memref<sizes=[1,4,1] strides=[7,5,3] offset=2 data=[10,11,12,13]>) -> memref<sizes=[4,1] strides=[5,3] offset=2 data=[10,11,12,13] buffer=arg0>
// CALL: @leading(memref<sizes=[2,3,2] strides=[12,4,2]>, 3, 9, 1) -> memref<sizes=[1,3] strides=[108,4] offset=14 buffer=arg0>
// CALL: @between(memref<sizes=[1,2,1,3,1] strides=[50,20,9,3,2]>, 2, 3) -> memref<sizes=[2,1,3] strides=[20,9,3] offset=0 buffer=arg0>
