// RUN: %check %s
// CLAUSE: DESC-RANKED-05
// memref.subview with everything static: offset, sizes and strides of the result by hand.
func.func @middle(%m: memref<4x5xi32>) -> memref<2x3xi32, strided<[5, 1], offset: 6>> {
  %r = memref.subview %m[1, 1] [2, 3] [1, 1] : memref<4x5xi32> to memref<2x3xi32, strided<[5, 1], offset: 6>>
  return %r : memref<2x3xi32, strided<[5, 1], offset: 6>>
}
func.func @steps(%m: memref<4x5xi32>) -> memref<2x3xi32, strided<[10, 2], offset: 5>> {
  %r = memref.subview %m[1, 0] [2, 3] [2, 2] : memref<4x5xi32> to memref<2x3xi32, strided<[10, 2], offset: 5>>
  return %r : memref<2x3xi32, strided<[10, 2], offset: 5>>
}
func.func @of_view(%m: memref<4x4xi8, strided<[9, 2], offset: 3>>) -> memref<2x2xi8, strided<[27, 2], offset: 7>> {
  %r = memref.subview %m[0, 2] [2, 2] [3, 1] : memref<4x4xi8, strided<[9, 2], offset: 3>> to memref<2x2xi8, strided<[27, 2], offset: 7>>
  return %r : memref<2x2xi8, strided<[27, 2], offset: 7>>
}
func.func @column(%m: memref<4x5xi32>) -> memref<4xi32, strided<[5], offset: 3>> {
  %r = memref.subview %m[0, 3] [4, 1] [1, 1] : memref<4x5xi32> to memref<4xi32, strided<[5], offset: 3>>
  return %r : memref<4xi32, strided<[5], offset: 3>>
}
func.func @element(%m: memref<4x5xi32>) -> memref<i32, strided<[], offset: 13>> {
  %r = memref.subview %m[2, 3] [1, 1] [1, 1] : memref<4x5xi32> to memref<i32, strided<[], offset: 13>>
  return %r : memref<i32, strided<[], offset: 13>>
}
func.func @empty(%m: memref<4x5xi32>) -> memref<0x2xi32, strided<[5, 1], offset: 6>> {
  %r = memref.subview %m[1, 1] [0, 2] [1, 1] : memref<4x5xi32> to memref<0x2xi32, strided<[5, 1], offset: 6>>
  return %r : memref<0x2xi32, strided<[5, 1], offset: 6>>
}
// CALL: @middle(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]>) -> memref<sizes=[2,3] strides=[5,1] offset=6 data=[6,7,8,11,12,13] buffer=arg0>
// CALL: @steps(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]>) -> memref<sizes=[2,3] strides=[10,2] offset=5 data=[5,7,9,15,17,19] buffer=arg0>
// CALL: @of_view(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>) -> memref<sizes=[2,2] strides=[27,2] offset=7 data=[2,3,14,15] buffer=arg0>
// CALL: @column(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]>) -> memref<sizes=[4] strides=[5] offset=3 data=[3,8,13,18]>
// CALL: @element(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]>) -> memref<offset=13 data=[13]>
// CALL: @empty(memref<>) -> memref<sizes=[0,2] strides=[5,1] offset=6>
// CALL-RANDOM: @middle(_) count=20 seed=1
// CALL-RANDOM: @steps(_) count=20 seed=1
// CALL-RANDOM: @of_view(_) count=20 seed=1
// CALL-RANDOM: @column(_) count=20 seed=1
// CALL-RANDOM: @element(_) count=20 seed=1
