// RUN: %check %s
// memref.distinct_objects: memrefs of different buffers stay what they are.
func.func @move(%a: memref<?xi32>, %b: memref<?xi32, strided<[?], offset: ?>>, %c: memref<f64>, %i: index) -> i32 {
  %x, %y, %z = memref.distinct_objects %a, %b, %c : memref<?xi32>, memref<?xi32, strided<[?], offset: ?>>, memref<f64>
  %v = memref.load %x[%i] : memref<?xi32>
  memref.store %v, %y[%i] : memref<?xi32, strided<[?], offset: ?>>
  %w = memref.load %x[%i] : memref<?xi32>
  %d = arith.sitofp %w : i32 to f64
  memref.store %d, %z[] : memref<f64>
  return %w : i32
}
func.func @one(%a: memref<2xi8>) -> memref<2xi8> {
  %x = memref.distinct_objects %a : memref<2xi8>
  return %x : memref<2xi8>
}
// CALL: @move(memref<sizes=[2] data=[1,2]>, memref<sizes=[2] strides=[3] data=[8,9]>, memref<data=[0.0]>, 1) -> 2 after arg0=[1,2] arg1=[8,2] arg2=[2.0]
// CALL: @one(memref<data=[1,2]>) -> memref<sizes=[2] strides=[1] offset=0 data=[1,2] buffer=arg0>
// CALL-RANDOM: @move(memref<sizes=[N]>, memref<sizes=[N]>, memref<>, 0..N-1) N=1..5 count=30
