// RUN: %check %s
// memref.assume_alignment: where the buffer is aligned nothing changes.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index) -> (i32, memref<?xi32, strided<[?], offset: ?>>) {
  %a = memref.assume_alignment %m, 16 : memref<?xi32, strided<[?], offset: ?>>
  %r = memref.load %a[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %r, %a : i32, memref<?xi32, strided<[?], offset: ?>>
}
func.func @own() -> (i64, index) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 11 : i64
  %m = memref.alloc() {alignment = 64} : memref<2x3xi64>
  %a = memref.assume_alignment %m, 64 : memref<2x3xi64>
  memref.store %v, %m[%c0, %c0] : memref<2x3xi64>
  %r = memref.load %a[%c0, %c0] : memref<2x3xi64>
  %d = memref.dim %a, %c0 : memref<2x3xi64>
  memref.dealloc %a : memref<2x3xi64>
  return %r, %d : i64, index
}
// CALL: @f(memref<sizes=[3] align=16 data=[4,5,6]>, 1) -> 5, memref<sizes=[3] strides=[1] offset=0 data=[4,5,6] buffer=arg0>
// CALL: @f(memref<sizes=[2] align=32 offset=8 strides=[2] data=[4,5]>, 1) -> 5, memref<sizes=[2] strides=[2] offset=8 data=[4,5] buffer=arg0>
// CALL: @own() -> 11, 2
// CALL-RANDOM: @f(memref<sizes=[N] align=16 layout=contiguous offset=zero>, 0..N-1) N=1..6 count=30
