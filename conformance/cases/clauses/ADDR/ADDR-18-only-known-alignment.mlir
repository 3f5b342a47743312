// RUN: %check %s
// CLAUSE: ADDR-18
// Elements of views lie wherever offset and stride put them: an access may claim the alignment of the element and no more.
func.func @at(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %r : i32
}
// CALL: @at(memref<sizes=[3] strides=[1] offset=1 align=4 data=[7,8,9]>, 0) -> 7
// CALL: @at(memref<sizes=[3] strides=[3] offset=2 align=4 data=[7,8,9]>, 2) -> 9
// CALL: @at(memref<sizes=[3] strides=[-2] offset=4 align=4 lead=4 data=[7,-800000,9]>, 1) -> -800000
// CALL-RANDOM: @at(memref<sizes=[N] layout=positive>, 0..N-1) N=1..6 count=20 seed=1
