// RUN: %check %s
// C += A * B over three independently strided matrices.
// Lowered from linalg.matmul with mlir-opt --convert-linalg-to-loops --convert-scf-to-cf --canonicalize --cse
func.func @matmul(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb7
^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
  %3 = arith.cmpi slt, %2, %dim_1 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb6
^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
  %5 = arith.cmpi slt, %4, %dim_0 : index
  cf.cond_br %5, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  %6 = memref.load %arg0[%0, %4] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %7 = memref.load %arg1[%4, %2] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %8 = memref.load %arg2[%0, %2] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %9 = arith.mulf %6, %7 : f32
  %10 = arith.addf %8, %9 : f32
  memref.store %10, %arg2[%0, %2] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %11 = arith.addi %4, %c1 : index
  cf.br ^bb3(%11 : index)
^bb5:  // pred: ^bb3
  %12 = arith.addi %2, %c1 : index
  cf.br ^bb2(%12 : index)
^bb6:  // pred: ^bb2
  %13 = arith.addi %0, %c1 : index
  cf.br ^bb1(%13 : index)
^bb7:  // pred: ^bb1
  return
}
// CALL: @matmul(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, memref<sizes=[3,2] data=[7,8,9,10,11,12]>, \
//   memref<sizes=[2,2] data=[1,0,0,1]>) -> () after arg2=[59,64,139,155]
// CALL: @matmul(memref<sizes=[2,3] strides=[1,2] offset=3 data=[1,2,3,4,5,6]>, memref<sizes=[3,2] strides=[-4,2] offset=8 data=[7,8,9,10,11,12]>, \
//   memref<sizes=[2,2] strides=[5,-2] offset=4 bytes=64 data=[0.5,0,0,-0.5]>) -> () after arg2=[58.5,64,139,153.5]
// CALL-RANDOM: @matmul(memref<sizes=[M,K]>, memref<sizes=[K,N]>, memref<sizes=[M,N]>) M=0..6 K=0..6 N=0..6 count=200 seed=1
