// RUN: %check %s
// arith.bitcast and the index casts on memrefs reinterpret the elements of the buffer; descriptors stay the same.
func.func @floats(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> (i32, memref<?xi32, strided<[?], offset: ?>>) {
  %k = arith.bitcast %m : memref<?xf32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %r = memref.load %k[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %r, %k : i32, memref<?xi32, strided<[?], offset: ?>>
}
func.func @integers(%m: memref<2x2xi16>, %a: bf16) -> bf16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.bitcast %m : memref<2x2xi16> to memref<2x2xbf16>
  %r = memref.load %k[%c1, %c0] : memref<2x2xbf16>
  memref.store %a, %k[%c0, %c1] : memref<2x2xbf16>
  return %r : bf16
}
// CALL: @floats(memref<sizes=[2] strides=[-2] offset=2 data=[1.0,-0.0]>, 1) -> 0x80000000, memref<sizes=[2] strides=[-2] offset=2 data=[0x3f800000,0x80000000] buffer=arg0>
// CALL: @integers(memref<data=[1,2,0x3fc0,4]>, -2.0) -> 1.5 after arg0=[1,0xc000,0x3fc0,4]
// CALL-RANDOM: @floats(memref<sizes=[N]>, 0..N-1) N=1..5 count=20 seed=1
// CALL-RANDOM: @integers(_, _) count=20 seed=1
