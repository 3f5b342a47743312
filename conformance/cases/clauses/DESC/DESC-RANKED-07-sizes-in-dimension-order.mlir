// RUN: %check %s
// CLAUSE: DESC-RANKED-07
// memref.dim reads the size of the dimension that it names, and a copy moves as many elements as the sizes say.
func.func @dims(%m: memref<?x?x?xi8>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = memref.dim %m, %c0 : memref<?x?x?xi8>
  %d1 = memref.dim %m, %c1 : memref<?x?x?xi8>
  %d2 = memref.dim %m, %c2 : memref<?x?x?xi8>
  return %d0, %d1, %d2 : index, index, index
}
func.func @dim_at(%m: memref<?x4x?xi8, strided<[?, ?, ?], offset: ?>>, %i: index) -> index {
  %d = memref.dim %m, %i : memref<?x4x?xi8, strided<[?, ?, ?], offset: ?>>
  return %d : index
}
func.func @copy(%from: memref<?x3xi16>, %to: memref<?x3xi16>) {
  memref.copy %from, %to : memref<?x3xi16> to memref<?x3xi16>
  return
}
// CALL: @dims(memref<sizes=[2,3,5]>) -> 2, 3, 5
// CALL: @dims(memref<sizes=[7,1,2]>) -> 7, 1, 2
// CALL: @dim_at(memref<sizes=[2,4,3] strides=[1,2,8]>, 0) -> 2
// CALL: @dim_at(memref<sizes=[2,4,3] strides=[1,2,8]>, 1) -> 4
// CALL: @dim_at(memref<sizes=[2,4,3] strides=[1,2,8]>, 2) -> 3
// CALL: @copy(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, memref<sizes=[2,3] data=[0,0,0,0,0,0]>) -> () after arg1=[1,2,3,4,5,6]
// CALL: @copy(memref<sizes=[1,3] data=[7,8,9]>, memref<sizes=[1,3] data=[0,0,0]>) -> () after arg1=[7,8,9]
