// RUN: %check %s
// CLAUSE: FUNCTY-HOF-05
// Function values chosen at run time and called with scalars, memrefs, several results and other function values.
func.func private @add(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func private @sub(%a: i32, %b: i32) -> i32 {
  %r = arith.subi %a, %b : i32
  return %r : i32
}
func.func @pick(%c: i1, %a: i32, %b: i32) -> i32 {
  %f = constant @add : (i32, i32) -> i32
  %g = constant @sub : (i32, i32) -> i32
  %h = arith.select %c, %f, %g : (i32, i32) -> i32
  %r = call_indirect %h(%a, %b) : (i32, i32) -> i32
  return %r : i32
}
func.func private @apply(%f: (i32, i32) -> i32, %a: i32, %b: i32) -> (i32, (i32, i32) -> i32) {
  %r = call_indirect %f(%a, %b) : (i32, i32) -> i32
  return %r, %f : i32, (i32, i32) -> i32
}
func.func @nested(%a: i32, %b: i32) -> i32 {
  %f = constant @sub : (i32, i32) -> i32
  %g = constant @apply : ((i32, i32) -> i32, i32, i32) -> (i32, (i32, i32) -> i32)
  %r:2 = call_indirect %g(%f, %a, %b) : ((i32, i32) -> i32, i32, i32) -> (i32, (i32, i32) -> i32)
  %s = call_indirect %r#1(%r#0, %a) : (i32, i32) -> i32
  return %s : i32
}
func.func private @split(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %x: f64) -> (memref<?xf32, strided<[?], offset: ?>>, f32, f64) {
  %v = memref.load %m[%i] : memref<?xf32, strided<[?], offset: ?>>
  %r = memref.subview %m[%i] [1] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
  %s = memref.cast %r : memref<1xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %s, %v, %x : memref<?xf32, strided<[?], offset: ?>>, f32, f64
}
func.func @memrefs(%i: index, %m: memref<?xf32, strided<[?], offset: ?>>) -> (f32, memref<?xf32, strided<[?], offset: ?>>, f64) {
  %x = arith.constant 2.5 : f64
  %f = constant @split : (memref<?xf32, strided<[?], offset: ?>>, index, f64) -> (memref<?xf32, strided<[?], offset: ?>>, f32, f64)
  %r:3 = call_indirect %f(%m, %i, %x) : (memref<?xf32, strided<[?], offset: ?>>, index, f64) -> (memref<?xf32, strided<[?], offset: ?>>, f32, f64)
  return %r#1, %r#0, %r#2 : f32, memref<?xf32, strided<[?], offset: ?>>, f64
}
func.func private @widen(%m: memref<2xi16>) -> memref<*xi16> {
  %u = memref.cast %m : memref<2xi16> to memref<*xi16>
  return %u : memref<*xi16>
}
func.func @unranked(%m: memref<2xi16>) -> (i16, index, memref<?xi16, strided<[?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %f = constant @widen : (memref<2xi16>) -> memref<*xi16>
  %u = call_indirect %f(%m) : (memref<2xi16>) -> memref<*xi16>
  %rank = memref.rank %u : memref<*xi16>
  %k = memref.cast %u : memref<*xi16> to memref<2xi16>
  %v = memref.load %k[%c1] : memref<2xi16>
  %w = memref.cast %u : memref<*xi16> to memref<?xi16, strided<[?], offset: ?>>
  return %v, %rank, %w : i16, index, memref<?xi16, strided<[?], offset: ?>>
}
// CALL: @pick(true, 5, 7) -> 12
// CALL: @pick(false, 5, 7) -> -2
// CALL: @nested(10, 4) -> -4
// CALL: @memrefs(1, memref<sizes=[3] strides=[-2] offset=5 data=[1.0,2.0,3.0]>) -> 2.0, memref<sizes=[1] strides=[-2] offset=3 data=[2.0] buffer=arg1>, 2.5
// CALL: @unranked(memref<data=[4,-5]>) -> -5, 1, memref<sizes=[2] strides=[1] offset=0 data=[4,-5] buffer=arg0>
// CALL-RANDOM: @pick(_, _, _) count=20 seed=1
// CALL-RANDOM: @nested(_, _) count=20 seed=1
// CALL-RANDOM: @memrefs(0..N-1, memref<sizes=[N]>) N=1..6 count=40 seed=1
// CALL-RANDOM: @unranked(_) count=20 seed=1
