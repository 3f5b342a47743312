// RUN: %check %s
// CLAUSE: DESC-RANKED-02
// Sizes and strides that all differ come back in the fields that the clause names; the struct has the fields in that order.
func.func @through(%m: memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>) -> memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>> {
  return %m : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
}
func.func @fields(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>) -> (index, index, index, index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xi16, strided<[?, ?], offset: ?>> -> memref<i16>, index, index, index, index, index
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : index, index, index, index, index
}
// CHECK-DAG: llvm.func @through({{.*}}) -> !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CALL: @through(memref<sizes=[2,3,4] strides=[40,10,2] offset=5>) -> memref<sizes=[2,3,4] strides=[40,10,2] offset=5 buffer=arg0>
// CALL: @through(memref<sizes=[1,5,2] strides=[7,1,30] offset=11>) -> memref<sizes=[1,5,2] strides=[7,1,30] offset=11 buffer=arg0>
// CALL: @fields(memref<sizes=[3,2] strides=[1,5] offset=4>) -> 4, 3, 2, 1, 5
// CALL: @fields(memref<sizes=[2,6] strides=[20,3] offset=9>) -> 9, 2, 6, 20, 3
