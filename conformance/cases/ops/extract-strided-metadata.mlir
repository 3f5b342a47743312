// RUN: %check %s
// memref.extract_strided_metadata gives the fields as they stand and a rank-0 base at offset 0; rebuilding the view from them is the identity.
func.func @fields(%m: memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>) -> (index, index, index, index, index, index, index) {
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %m : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
  return %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2 : index, index, index, index, index, index, index
}
func.func @static(%m: memref<2x3xi8, strided<[9, 2], offset: 5>>) -> (index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<2x3xi8, strided<[9, 2], offset: 5>> -> memref<i8>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}
func.func @base(%m: memref<?xi32, strided<[?], offset: ?>>) -> (memref<i32>, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  return %b, %o : memref<i32>, index
}
func.func @rebuild(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<i32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi32, strided<[?, ?], offset: ?>>
}
func.func @rank0(%m: memref<i64, strided<[], offset: ?>>) -> (memref<i64>, index) {
  %b, %o = memref.extract_strided_metadata %m : memref<i64, strided<[], offset: ?>> -> memref<i64>, index
  return %b, %o : memref<i64>, index
}
func.func @of_subview(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index) -> (index, index, index) {
  %v = memref.subview %m[%i, 0] [1, 2] [1, 3] : memref<?x?xi16, strided<[?, ?], offset: ?>> to memref<2xi16, strided<[?], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %v : memref<2xi16, strided<[?], offset: ?>> -> memref<i16>, index, index, index
  return %o, %s, %t : index, index, index
}
func.func @of_alloc(%n: index) -> (index, index, index, index, index) {
  %m = memref.alloc(%n) : memref<3x?xi64>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<3x?xi64> -> memref<i64>, index, index, index, index, index
  memref.dealloc %m : memref<3x?xi64>
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}
// CALL: @fields(memref<sizes=[2,4,1] strides=[-1,2,9] offset=3>) -> 3, 2, 4, 1, -1, 2, 9
// CALL: @static(memref<>) -> 5, 2, 3, 9, 2
// CALL: @base(memref<sizes=[3] strides=[2] offset=1 data=[7,8,9] bytes=24>) -> memref<offset=0 buffer=arg0>, 1
// CALL: @rebuild(memref<sizes=[2,2] strides=[-3,1] offset=4 data=[1,2,3,4]>) -> memref<sizes=[2,2] strides=[-3,1] offset=4 data=[1,2,3,4] buffer=arg0>
// CALL: @rank0(memref<offset=2 data=[5]>) -> memref<offset=0 buffer=arg0>, 2
// CALL: @of_subview(memref<sizes=[2,4] strides=[8,2] offset=5>, 1) -> 13, 2, 6
// CALL: @of_alloc(7) -> 0, 3, 7, 7, 1
// CALL-RANDOM: @fields(_) count=40 seed=1
// CALL-RANDOM: @rebuild(_) count=40 seed=1
// CALL-RANDOM: @of_alloc(0..9) count=10 seed=1
