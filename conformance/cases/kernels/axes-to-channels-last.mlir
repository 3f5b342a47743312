// RUN: %check %s
// A batch of images from channels first to channels last through a transposed view, and the sum of squares of each pixel's
// channels on the way. Lowered from memref.transpose, memref.copy and linalg.reduce with mlir-opt
// --convert-linalg-to-loops --convert-scf-to-cf --canonicalize --cse
func.func @channels_last(%in: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %out: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %energy: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %view = memref.transpose %in (c, h, w) -> (h, w, c) : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  memref.copy %view, %out : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %rows = memref.dim %view, %c0 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %columns = memref.dim %view, %c1 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %channels = memref.dim %view, %c2 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  cf.br ^row(%c0 : index)
^row(%i: index):
  %more_rows = arith.cmpi slt, %i, %rows : index
  cf.cond_br %more_rows, ^column(%c0 : index), ^end
^column(%j: index):
  %more_columns = arith.cmpi slt, %j, %columns : index
  cf.cond_br %more_columns, ^channel(%c0 : index), ^next_row
^channel(%k: index):
  %more_channels = arith.cmpi slt, %k, %channels : index
  cf.cond_br %more_channels, ^add, ^next_column
^add:
  %value = memref.load %view[%i, %j, %k] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %square = arith.mulf %value, %value : f32
  %sum = memref.load %energy[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %more = arith.addf %sum, %square : f32
  memref.store %more, %energy[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %next_k = arith.addi %k, %c1 : index
  cf.br ^channel(%next_k : index)
^next_column:
  %next_j = arith.addi %j, %c1 : index
  cf.br ^column(%next_j : index)
^next_row:
  %next_i = arith.addi %i, %c1 : index
  cf.br ^row(%next_i : index)
^end:
  return
}
// CALL: @channels_last(memref<sizes=[2,1,3] data=[1,2,3,4,5,6]>, memref<sizes=[1,3,2] data=[0,0,0,0,0,0]>, \
//   memref<sizes=[1,3] data=[0,1,0]>) -> () after arg1=[1,4,2,5,3,6] arg2=[17,30,45]
// CALL: @channels_last(memref<sizes=[1,2,2] strides=[1,-2,7] offset=2 data=[1,2,3,4]>, memref<sizes=[2,2,1] strides=[2,1,-9] data=[0,0,0,0]>, \
//   memref<sizes=[2,2] data=[0,0,0,0]>) -> () after arg1=[1,2,3,4] arg2=[1,4,9,16]
// CALL-RANDOM: @channels_last(memref<sizes=[C,H,W]>, memref<sizes=[H,W,C]>, memref<sizes=[H,W]>) C=0..4 H=0..5 W=0..5 count=200 seed=9
