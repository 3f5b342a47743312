// RUN: %check %s
// Batched 16-bit integer matrix product with wrapping arithmetic; the batch stride is free.
// Lowered from linalg.batch_matmul with mlir-opt --convert-linalg-to-affine-loops --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func @batch_matmul(%arg0: memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>, %arg1: memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>, %arg2: memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %dim_1 = memref.dim %arg0, %c2 : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %dim_2 = memref.dim %arg1, %c2 : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb9
^bb2(%2: index):  // 2 preds: ^bb1, ^bb7
  %3 = arith.cmpi slt, %2, %dim_0 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb8
^bb3(%4: index):  // 2 preds: ^bb2, ^bb6
  %5 = arith.cmpi slt, %4, %dim_2 : index
  cf.cond_br %5, ^bb4(%c0 : index), ^bb7
^bb4(%6: index):  // 2 preds: ^bb3, ^bb5
  %7 = arith.cmpi slt, %6, %dim_1 : index
  cf.cond_br %7, ^bb5, ^bb6
^bb5:  // pred: ^bb4
  %8 = memref.load %arg0[%0, %2, %6] : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %9 = memref.load %arg1[%0, %6, %4] : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %10 = memref.load %arg2[%0, %2, %4] : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %11 = arith.muli %8, %9 : i16
  %12 = arith.addi %10, %11 : i16
  memref.store %12, %arg2[%0, %2, %4] : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %13 = arith.addi %6, %c1 : index
  cf.br ^bb4(%13 : index)
^bb6:  // pred: ^bb4
  %14 = arith.addi %4, %c1 : index
  cf.br ^bb3(%14 : index)
^bb7:  // pred: ^bb3
  %15 = arith.addi %2, %c1 : index
  cf.br ^bb2(%15 : index)
^bb8:  // pred: ^bb2
  %16 = arith.addi %0, %c1 : index
  cf.br ^bb1(%16 : index)
^bb9:  // pred: ^bb1
  return
}
// CALL: @batch_matmul(memref<sizes=[2,1,2] data=[300,2,3,4]>, memref<sizes=[2,2,1] data=[300,6,7,-8]>, memref<sizes=[2,1,1] data=[1,-1]>) -> () \
//   after arg2=[24477,-12]
// CALL: @batch_matmul(memref<sizes=[2,2,2] strides=[-8,1,3] offset=8 data=[1,2,3,4,5,6,7,8]>, \
//   memref<sizes=[2,2,2] strides=[1,4,8] data=[1,0,0,1,0,1,1,0]>, \
//   memref<sizes=[2,2,2] strides=[4,2,1] offset=1 data=[0,0,0,0,1,1,1,1]>) -> () after arg2=[1,2,3,4,7,6,9,8]
// CALL-RANDOM: @batch_matmul(memref<sizes=[B,M,K]>, memref<sizes=[B,K,N]>, memref<sizes=[B,M,N]>) B=0..3 M=0..4 K=0..4 N=0..4 count=200 seed=5
