// RUN: %check %s
// CLAUSE: ADDR-04
// Strides of a subview are those of its source times its own; the dimensions that a rank-reducing subview keeps keep their strides.
func.func @every_other(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> i32 {
  %v = memref.subview %m[0, 0] [2, 2] [2, 3] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<2x2xi32, strided<[?, ?], offset: ?>>
  %r = memref.load %v[%i, %j] : memref<2x2xi32, strided<[?, ?], offset: ?>>
  return %r : i32
}
func.func @column(%m: memref<?x?xi32>, %j: index) -> memref<?xi32, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?x?xi32>
  %v = memref.subview %m[0, %j] [%n, 1] [1, 1] : memref<?x?xi32> to memref<?xi32, strided<[?], offset: ?>>
  return %v : memref<?xi32, strided<[?], offset: ?>>
}
func.func @row(%m: memref<?x?x?xi32>, %i: index, %j: index) -> i32 {
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[%i, 0, 0] [1, 2, 2] [1, 1, 1] : memref<?x?x?xi32> to memref<2x2xi32, strided<[?, 1], offset: ?>>
  %r = memref.load %v[%j, %c1] : memref<2x2xi32, strided<[?, 1], offset: ?>>
  return %r : i32
}
// CALL: @every_other(memref<sizes=[3,4] strides=[4,1] data=[0,1,2,3,10,11,12,13,20,21,22,23]>, 1, 1) -> 23
// CALL: @every_other(memref<sizes=[3,4] strides=[4,1] data=[0,1,2,3,10,11,12,13,20,21,22,23]>, 1, 0) -> 20
// CALL: @every_other(memref<sizes=[3,4] strides=[1,5] offset=1 data=[0,1,2,3,10,11,12,13,20,21,22,23]>, 0, 1) -> 3
// CALL: @every_other(memref<sizes=[3,4] strides=[4,1] data=[0,1,2,3,10,11,12,13,20,21,22,23] lead=64>, 1, 1) -> 23
// CALL: @column(memref<sizes=[3,2] data=[0,1,10,11,20,21]>, 1) -> memref<sizes=[3] strides=[2] offset=1 data=[1,11,21]>
// CALL: @row(memref<sizes=[2,2,2] data=[0,1,10,11,100,101,110,111]>, 1, 0) -> 101
// CALL: @row(memref<sizes=[2,2,2] data=[0,1,10,11,100,101,110,111]>, 0, 1) -> 11
// CALL: @row(memref<sizes=[2,2,2] data=[0,1,10,11,100,101,110,111] lead=64>, 1, 0) -> 101
// CALL: @row(memref<sizes=[2,2,2] data=[-1640531527,1013904242,-626627284,2027808485,387276959,-1253254568,1401181202,-239350325] lead=64>, 1, 0) -> -1253254568
// CALL-RANDOM: @column(memref<sizes=[N,N]>, 0..N-1) N=1..6 count=20 seed=1
