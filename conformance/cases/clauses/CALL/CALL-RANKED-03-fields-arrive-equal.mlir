// RUN: %check %s
// CLAUSE: CALL-RANKED-03
// What the caller passes arrives field by field, static or dynamic; the caller's view has an offset that only the descriptor knows.
func.func private @fields(%m: memref<2x?xi32, strided<[?, 2], offset: ?>>) -> (index, index, index, i32) {
  %c1 = arith.constant 1 : index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<2x?xi32, strided<[?, 2], offset: ?>> -> memref<i32>, index, index, index, index, index
  %r = memref.load %m[%c1, %c1] : memref<2x?xi32, strided<[?, 2], offset: ?>>
  return %offset, %sizes#1, %strides#0, %r : index, index, index, i32
}
func.func @f(%m: memref<?x?xi32>, %i: index) -> (index, index, index, i32) {
  %v = memref.subview %m[%i, 1] [2, 2] [1, 2] : memref<?x?xi32> to memref<2x2xi32, strided<[?, 2], offset: ?>>
  %w = memref.cast %v : memref<2x2xi32, strided<[?, 2], offset: ?>> to memref<2x?xi32, strided<[?, 2], offset: ?>>
  %r:4 = call @fields(%w) : (memref<2x?xi32, strided<[?, 2], offset: ?>>) -> (index, index, index, i32)
  return %r#0, %r#1, %r#2, %r#3 : index, index, index, i32
}
// CALL: @f(memref<sizes=[3,4] data=[0,1,2,3,10,11,12,13,20,21,22,23]>, 1) -> 5, 2, 4, 23
// CALL: @f(memref<sizes=[3,4] data=[0,1,2,3,10,11,12,13,20,21,22,23]>, 0) -> 1, 2, 4, 13
// CALL: @f(memref<sizes=[3,4] data=[0,1,2,3,10,11,12,13,20,21,22,23] lead=64>, 1) -> 5, 2, 4, 23
// CALL: @f(memref<sizes=[3,4] data=[-1640531527,1013904242,-626627284,2027808485,387276959,-1253254568,1401181202,-239350325,-1879881851,774553918,-865977608,1788458161] lead=64>, 1) -> 5, 2, 4, 1788458161
