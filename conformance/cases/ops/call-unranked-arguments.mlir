// RUN: %check %s
// CLAUSE: CALL-UNRANKED-04
// Ranked and unranked arguments side by side; the callee writes through the unranked one what the caller reads through the ranked one.
func.func private @set(%a: i8, %u: memref<*xi16>, %m: memref<?xi16, strided<[?], offset: ?>>, %i: index, %v: memref<*xi16>) -> index {
  %k = memref.cast %u : memref<*xi16> to memref<?xi16, strided<[?], offset: ?>>
  %x = memref.load %m[%i] : memref<?xi16, strided<[?], offset: ?>>
  %w = arith.extsi %a : i8 to i16
  %s = arith.addi %x, %w : i16
  memref.store %s, %k[%i] : memref<?xi16, strided<[?], offset: ?>>
  %r = memref.rank %v : memref<*xi16>
  return %r : index
}
func.func @through(%m: memref<?xi16, strided<[?], offset: ?>>, %i: index, %a: i8) -> (i16, index) {
  %u = memref.cast %m : memref<?xi16, strided<[?], offset: ?>> to memref<*xi16>
  %one = memref.subview %m[0] [1] [1] : memref<?xi16, strided<[?], offset: ?>> to memref<i16, strided<[], offset: ?>>
  %v = memref.cast %one : memref<i16, strided<[], offset: ?>> to memref<*xi16>
  %r = call @set(%a, %u, %m, %i, %v) : (i8, memref<*xi16>, memref<?xi16, strided<[?], offset: ?>>, index, memref<*xi16>) -> index
  %x = memref.load %m[%i] : memref<?xi16, strided<[?], offset: ?>>
  return %x, %r : i16, index
}
func.func @mixed(%u: memref<*xi16>, %x: f32, %m: memref<2xi16>, %y: i1, %v: memref<*xf64>) -> (index, index, f32, i1, i16) {
  %c1 = arith.constant 1 : index
  %a = memref.rank %u : memref<*xi16>
  %b = memref.rank %v : memref<*xf64>
  %z = memref.load %m[%c1] : memref<2xi16>
  return %a, %b, %x, %y, %z : index, index, f32, i1, i16
}
// CALL: @through(memref<sizes=[3] strides=[-2] offset=4 data=[10,20,30]>, 2, -5) -> 25, 0 after arg0=[10,20,25]
// CALL: @mixed(memref<* sizes=[1,2,3]>, -1.5, memref<data=[3,4]>, true, memref<* sizes=[]>) -> 3, 0, -1.5, true, 4
// CALL-RANDOM: @through(memref<sizes=[N]>, 0..N-1, _) N=1..5 count=40 seed=1
// CALL-RANDOM: @mixed(_, _, _, _, _) count=40 seed=1
