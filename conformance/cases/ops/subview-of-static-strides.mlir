// RUN: %check %s
// CLAUSE: ADDR-04
// Steps decided at run time multiply with the strides that the type of the source states.
func.func @f(%m: memref<?x?xi32, strided<[20, 2], offset: ?>>, %s: index, %t: index) -> (index, index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[0, 1] [2, 2] [%s, %t] : memref<?x?xi32, strided<[20, 2], offset: ?>> to memref<2x2xi32, strided<[?, ?], offset: ?>>
  %b, %o, %n:2, %d:2 = memref.extract_strided_metadata %v : memref<2x2xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
  %r = memref.load %v[%c1, %c1] : memref<2x2xi32, strided<[?, ?], offset: ?>>
  return %d#0, %d#1, %r : index, index, i32
}
func.func @drop(%m: memref<?x?x?xi16, strided<[-1, 6, 2], offset: ?>>, %i: index, %s: index) -> (index, i16) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[%i, 0, 0] [1, 2, 1] [1, %s, 1] : memref<?x?x?xi16, strided<[-1, 6, 2], offset: ?>> to memref<2xi16, strided<[?], offset: ?>>
  %b, %o, %n, %d = memref.extract_strided_metadata %v : memref<2xi16, strided<[?], offset: ?>> -> memref<i16>, index, index, index
  %r = memref.load %v[%c1] : memref<2xi16, strided<[?], offset: ?>>
  return %d, %r : index, i16
}
// CALL: @f(memref<sizes=[3,4] offset=1 data=[0,1,2,3,10,11,12,13,20,21,22,23]>, 2, 2) -> 40, 4, 23
// CALL: @f(memref<sizes=[3,4] offset=0 data=[0,1,2,3,10,11,12,13,20,21,22,23]>, 1, 1) -> 20, 2, 12
// CALL: @drop(memref<sizes=[2,3,2] offset=1 data=[0,1,2,3,4,5,10,11,12,13,14,15]>, 1, 2) -> 12, 14
// CALL-RANDOM: @f(memref<sizes=[M,N]>, 1..(M-1), 1..(N-2)) M=2..5 N=3..6 count=20 seed=1
