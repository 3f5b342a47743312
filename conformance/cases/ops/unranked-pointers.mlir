// RUN: %check %s
// CLAUSE: DESC-UNRANKED-04
// What is read through an unranked memref starts at its aligned pointer, which is not the allocated one here.
func.func @reinterpret(%u: memref<*xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %u to offset: [1], sizes: [2], strides: [2] : memref<*xi32> to memref<2xi32, strided<[2], offset: 1>>
  %a = memref.load %m[%c0] : memref<2xi32, strided<[2], offset: 1>>
  %b = memref.load %m[%c1] : memref<2xi32, strided<[2], offset: 1>>
  return %a, %b : i32, i32
}
func.func @same_address(%m: memref<?xi32, strided<[?], offset: ?>>) -> (index, index) {
  %u = memref.cast %m : memref<?xi32, strided<[?], offset: ?>> to memref<*xi32>
  %base, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xi32, strided<[?], offset: ?>> -> index
  %q = memref.extract_aligned_pointer_as_index %base : memref<i32> -> index
  %r = memref.extract_aligned_pointer_as_index %u : memref<*xi32> -> index
  %d = arith.subi %p, %q : index
  %e = arith.subi %p, %r : index
  return %d, %e : index, index
}
// CALL: @reinterpret(memref<* sizes=[4] lead=8 bytes=24 data=[1,2,3,4]>) -> 2, 4
// CALL: @reinterpret(memref<* sizes=[4] lead=16 bytes=32 data=[5,6,7,8]>) -> 6, 8
// CALL: @reinterpret(memref<* sizes=[4] lead=8 bytes=24 data=[-1640531527,1013904242,-626627284,2027808485]>) -> 1013904242, 2027808485
// CALL: @same_address(memref<sizes=[2] strides=[2] offset=3 lead=8 bytes=32 data=[1,2]>) -> 0, 0
// CALL: @same_address(memref<sizes=[2] strides=[-2] offset=5 data=[1,2]>) -> 0, 0
// CALL-RANDOM: @same_address(memref<sizes=[N]>) N=1..5 count=20 seed=1
