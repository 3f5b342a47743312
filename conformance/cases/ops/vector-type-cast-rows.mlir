// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.type_cast to several vectors: the rows of a vector, or of a memref of numbers, where they lie.
func.func @row(%m: memref<vector<3x2xi32>>, %i: index) -> vector<2xi32> {
  %c = vector.type_cast %m : memref<vector<3x2xi32>> to memref<3xvector<2xi32>>
  %r = memref.load %c[%i] : memref<3xvector<2xi32>>
  return %r : vector<2xi32>
}
func.func @padded_row(%m: memref<vector<2x3xf32>>, %i: index, %v: vector<3xf32>) -> vector<2x3xf32> {
  %c = vector.type_cast %m : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
  memref.store %v, %c[%i] : memref<2xvector<3xf32>>
  %r = memref.load %m[] : memref<vector<2x3xf32>>
  return %r : vector<2x3xf32>
}
func.func @of_numbers(%m: memref<2x4xi16>, %i: index) -> vector<4xi16> {
  %c = vector.type_cast %m : memref<2x4xi16> to memref<2xvector<4xi16>>
  %r = memref.load %c[%i] : memref<2xvector<4xi16>>
  return %r : vector<4xi16>
}
func.func @two_dimensions(%m: memref<vector<2x3x2xi8>>, %i: index, %j: index) -> vector<2xi8> {
  %c = vector.type_cast %m : memref<vector<2x3x2xi8>> to memref<2x3xvector<2xi8>>
  %r = memref.load %c[%i, %j] : memref<2x3xvector<2xi8>>
  return %r : vector<2xi8>
}
func.func @sizes(%m: memref<vector<2x3x2xi8>>) -> (index, index, index, index, index) {
  %c = vector.type_cast %m : memref<vector<2x3x2xi8>> to memref<2x3xvector<2xi8>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<2x3xvector<2xi8>> -> memref<vector<2xi8>>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}
// CALL: @row(memref<data=[[1,2,3,4,5,6]] align=32>, 0) -> [1, 2]
// CALL: @row(memref<data=[[1,2,3,4,5,6]] align=32>, 2) -> [5, 6]
// CALL: @padded_row(memref<data=[[1,2,3,4,5,6]] align=32>, 1, [7, 8, 9]) -> [1, 2, 3, 7, 8, 9]
// CALL: @padded_row(memref<data=[[1,2,3,4,5,6]] align=32>, 0, [7, 8, 9]) -> [7, 8, 9, 4, 5, 6]
// CALL: @of_numbers(memref<data=[1,2,3,4,5,6,7,8] align=16>, 1) -> [5, 6, 7, 8]
// CALL: @two_dimensions(memref<data=[[1,2,3,4,5,6,7,8,9,10,11,12]] align=16>, 1, 2) -> [11, 12]
// CALL: @two_dimensions(memref<data=[[1,2,3,4,5,6,7,8,9,10,11,12]] align=16>, 1, 0) -> [7, 8]
// CALL: @sizes(memref<data=[[1,2,3,4,5,6,7,8,9,10,11,12]] align=16>) -> 0, 2, 3, 3, 1
