// RUN: %check %s
// CLAUSE: DESC-RANKED-05
// An offset is measured in elements from the aligned pointer, so reinterpreting replaces the offset of the source and the base buffer of the metadata has offset zero.
func.func @replace(%m: memref<?xi32, strided<[?], offset: ?>>, %offset: index) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %m to offset: [%offset], sizes: [1], strides: [1]
    : memref<?xi32, strided<[?], offset: ?>> to memref<1xi32, strided<[1], offset: ?>>
  %r = memref.load %v[%c0] : memref<1xi32, strided<[1], offset: ?>>
  return %r : i32
}
func.func @base(%m: memref<?xi32, strided<[?], offset: ?>>) -> (i32, index) {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m
    : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %r = memref.load %base[] : memref<i32>
  return %r, %offset : i32, index
}
func.func @base_alone(%m: memref<?xi32, strided<[?], offset: ?>>) -> memref<i32> {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m
    : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  return %base : memref<i32>
}
func.func @back(%m: memref<?xi32, strided<[?], offset: ?>>) -> memref<?xi32, strided<[?], offset: ?>> {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m
    : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %v = memref.reinterpret_cast %base to offset: [%offset], sizes: [%size], strides: [%stride]
    : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  return %v : memref<?xi32, strided<[?], offset: ?>>
}
func.func @first(%m: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.load %m[%c0] : memref<?xi32, strided<[?], offset: ?>>
  return %r : i32
}
// Elements 0 to 5 of the buffer are 10, 11, ..., 15; the other argument is a view of the same buffer.
func.func @both(%whole: memref<6xi32>, %m: memref<?xi32, strided<[?], offset: ?>>) -> (i32, i32, i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = call @first(%m) : (memref<?xi32, strided<[?], offset: ?>>) -> i32
  %b = call @replace(%m, %c1) : (memref<?xi32, strided<[?], offset: ?>>, index) -> i32
  %c, %o = call @base(%m) : (memref<?xi32, strided<[?], offset: ?>>) -> (i32, index)
  return %a, %b, %c, %o : i32, i32, i32, index
}
// CALL: @both(memref<data=[10,11,12,13,14,15]>, memref<buffer=arg0 sizes=[2] strides=[2] offset=3>) -> 13, 11, 10, 3
// CALL: @base_alone(memref<sizes=[2] strides=[1] offset=3>) -> memref<offset=0 buffer=arg0>
// CALL: @back(memref<sizes=[3] strides=[-1] offset=2 data=[5,6,7]>) -> memref<sizes=[3] strides=[-1] offset=2 data=[5,6,7] buffer=arg0>
// CALL: @back(memref<sizes=[2] strides=[4] offset=7 data=[8,9]>) -> memref<sizes=[2] strides=[4] offset=7 data=[8,9] buffer=arg0>
// CALL-RANDOM: @base_alone(memref<sizes=[N]>) N=1..6 count=20 seed=1
// CALL-RANDOM: @back(memref<sizes=[N]>) N=1..6 count=20 seed=2
// CALL-RANDOM: @both(_, memref<sizes=[N]>) N=1..6 count=40 seed=11
