// RUN: %check %s
// CLAUSE: DESC-RANKED-07
// A collapsed dimension has as many elements as all it comes from; a reshape has the sizes in the order of its shape.
func.func @collapsed(%m: memref<?x?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %c = memref.collapse_shape %m [[0, 1]] : memref<?x?xi8> into memref<?xi8>
  %r = memref.dim %c, %c0 : memref<?xi8>
  return %r : index
}
func.func @reshaped(%m: memref<?xi8>, %shape: memref<2xindex>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = memref.reshape %m(%shape) : (memref<?xi8>, memref<2xindex>) -> memref<?x?xi8>
  %a = memref.dim %c, %c0 : memref<?x?xi8>
  %b = memref.dim %c, %c1 : memref<?x?xi8>
  return %a, %b : index, index
}
// CALL: @collapsed(memref<sizes=[2,5]>) -> 10
// CALL: @reshaped(memref<sizes=[6]>, memref<data=[2,3]>) -> 2, 3
// CALL: @reshaped(memref<sizes=[6] lead=64>, memref<data=[2,3] lead=64>) -> 2, 3
