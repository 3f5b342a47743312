// RUN: %check %s
// CLAUSE: OPS-MEMREF-02
// A step that is an operand makes the stride of its dimension a dynamic one, which is that of the result; under one step equal strides stay equal.
func.func @the_stepped_one(%m: memref<4x4x?xi16, strided<[7, 5, 1], offset: ?>>, %s: index, %n: index) -> memref<1x?xi16, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[1, 1, 0] [1, 1, %n] [1, %s, 1] : memref<4x4x?xi16, strided<[7, 5, 1], offset: ?>> to memref<1x?xi16, strided<[?, 1], offset: ?>>
  return %0 : memref<1x?xi16, strided<[?, 1], offset: ?>>
}
func.func @same_step(%m: memref<4x4xi8, strided<[6, 6], offset: ?>>, %s: index) -> memref<1xi8, strided<[?], offset: ?>> {
  %0 = memref.subview %m[0, 0] [1, 1] [%s, %s] : memref<4x4xi8, strided<[6, 6], offset: ?>> to memref<1xi8, strided<[?], offset: ?>>
  return %0 : memref<1xi8, strided<[?], offset: ?>>
}
// CALL: @the_stepped_one(memref<sizes=[4,4,3] strides=[7,5,1]>, 3, 3) -> memref<sizes=[1,3] strides=[15,1] offset=12 buffer=arg0>
// CALL: @same_step(memref<sizes=[4,4] strides=[6,6]>, 4) -> memref<sizes=[1] strides=[24] offset=0 buffer=arg0>
// CALL-RANDOM: @the_stepped_one(memref<sizes=[4,4,N]>, 0..N-1, 0..N-1) N=1..4 count=40 seed=11
// CALL-RANDOM: @same_step(_, 0..N-1) N=1..4 count=40 seed=11
