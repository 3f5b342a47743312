// RUN: %check %s
// CLAUSE: CALL-RANKED-03
// Memrefs of ranks 0 to 4 between scalars keep every field across a call, through dynamic and static types.
func.func private @fields(%a: i8, %m0: memref<f32, strided<[], offset: ?>>, %b: f32, %m3: memref<?x2x?xi16, strided<[?, ?, ?], offset: ?>>, %c: i64, %m1: memref<?xi64, strided<[?], offset: ?>>, %d: i1) -> (i8, index, f32, index, index, index, index, index, index, index, i64, index, index, index, i1) {
  %base0, %o0 = memref.extract_strided_metadata %m0 : memref<f32, strided<[], offset: ?>> -> memref<f32>, index
  %base3, %o3, %s3:3, %t3:3 = memref.extract_strided_metadata %m3 : memref<?x2x?xi16, strided<[?, ?, ?], offset: ?>> -> memref<i16>, index, index, index, index, index, index, index
  %base1, %o1, %s1, %t1 = memref.extract_strided_metadata %m1 : memref<?xi64, strided<[?], offset: ?>> -> memref<i64>, index, index, index
  return %a, %o0, %b, %o3, %s3#0, %s3#1, %s3#2, %t3#0, %t3#1, %t3#2, %c, %o1, %s1, %t1, %d : i8, index, f32, index, index, index, index, index, index, index, i64, index, index, index, i1
}
func.func @fields_of(%d: i1, %m1: memref<?xi64, strided<[?], offset: ?>>, %c: i64, %m3: memref<?x2x?xi16, strided<[?, ?, ?], offset: ?>>, %b: f32, %m0: memref<f32, strided<[], offset: ?>>, %a: i8) -> (i8, index, f32, index, index, index, index, index, index, index, i64, index, index, index, i1) {
  %r:15 = call @fields(%a, %m0, %b, %m3, %c, %m1, %d) : (i8, memref<f32, strided<[], offset: ?>>, f32, memref<?x2x?xi16, strided<[?, ?, ?], offset: ?>>, i64, memref<?xi64, strided<[?], offset: ?>>, i1) -> (i8, index, f32, index, index, index, index, index, index, index, i64, index, index, index, i1)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14 : i8, index, f32, index, index, index, index, index, index, index, i64, index, index, index, i1
}
func.func private @second(%m: memref<2x3xi32>, %k: memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>) -> (memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>, memref<2x3xi32>) {
  return %k, %m : memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>, memref<2x3xi32>
}
func.func @exchange(%m: memref<2x3xi32>, %k: memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>) -> (memref<2x3xi32>, memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>) {
  %r:2 = call @second(%m, %k) : (memref<2x3xi32>, memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>) -> (memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>, memref<2x3xi32>)
  return %r#1, %r#0 : memref<2x3xi32>, memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>
}
// CALL: @fields_of(true, memref<sizes=[3] strides=[-2] offset=5>, -9, memref<sizes=[2,2,1] strides=[1,4,7] offset=3>, 1.5, memref<offset=6>, -128) -> -128, 6, 1.5, 3, 2, 2, 1, 1, 4, 7, -9, 5, 3, -2, true
// CALL: @fields_of(false, memref<sizes=[0]>, 1, memref<sizes=[0,2,5]>, -0.0, memref<offset=0>, 1) -> 1, 0, -0.0, 0, 0, 2, 5, 10, 5, 1, 1, 0, 0, 1, false
// CALL: @exchange(memref<data=[1,2,3,4,5,6]>, memref<sizes=[1,2,1,2] strides=[3,-2,5,1] offset=4 data=[7,8,9,10]>) -> memref<data=[1,2,3,4,5,6] buffer=arg0>, memref<sizes=[1,2,1,2] strides=[3,-2,5,1] offset=4 data=[7,8,9,10] buffer=arg1>
// CALL-RANDOM: @fields_of(_, _, _, _, _, _, _) count=60 seed=1
// CALL-RANDOM: @exchange(_, _) count=60 seed=1
