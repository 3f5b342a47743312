// RUN: %check %s
// Depthwise 2-D convolution of doubles: every channel has its own 2-D filter; columns advance by two.
// Lowered from linalg.depthwise_conv_2d_nhwc_hwc with mlir-opt --convert-linalg-to-affine-loops --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func @depthwise(%arg0: memref<?x?x?x?xf64, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<?x?x?xf64, strided<[?, ?, ?], offset: ?>>, %arg2: memref<?x?x?x?xf64, strided<[?, ?, ?, ?], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf64, strided<[?, ?, ?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c3 : memref<?x?x?x?xf64, strided<[?, ?, ?, ?], offset: ?>>
  %dim_1 = memref.dim %arg1, %c0 : memref<?x?x?xf64, strided<[?, ?, ?], offset: ?>>
  %dim_2 = memref.dim %arg1, %c1 : memref<?x?x?xf64, strided<[?, ?, ?], offset: ?>>
  %dim_3 = memref.dim %arg2, %c1 : memref<?x?x?x?xf64, strided<[?, ?, ?, ?], offset: ?>>
  %dim_4 = memref.dim %arg2, %c2 : memref<?x?x?x?xf64, strided<[?, ?, ?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb12
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb13
^bb2(%2: index):  // 2 preds: ^bb1, ^bb11
  %3 = arith.cmpi slt, %2, %dim_3 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb12
^bb3(%4: index):  // 2 preds: ^bb2, ^bb10
  %5 = arith.cmpi slt, %4, %dim_4 : index
  cf.cond_br %5, ^bb4(%c0 : index), ^bb11
^bb4(%6: index):  // 2 preds: ^bb3, ^bb9
  %7 = arith.cmpi slt, %6, %dim_0 : index
  cf.cond_br %7, ^bb5(%c0 : index), ^bb10
^bb5(%8: index):  // 2 preds: ^bb4, ^bb8
  %9 = arith.cmpi slt, %8, %dim_1 : index
  cf.cond_br %9, ^bb6(%c0 : index), ^bb9
^bb6(%10: index):  // 2 preds: ^bb5, ^bb7
  %11 = arith.cmpi slt, %10, %dim_2 : index
  cf.cond_br %11, ^bb7, ^bb8
^bb7:  // pred: ^bb6
  %12 = arith.addi %2, %8 : index
  %13 = arith.muli %4, %c2 overflow<nsw> : index
  %14 = arith.addi %13, %10 : index
  %15 = memref.load %arg0[%0, %12, %14, %6] : memref<?x?x?x?xf64, strided<[?, ?, ?, ?], offset: ?>>
  %16 = memref.load %arg1[%8, %10, %6] : memref<?x?x?xf64, strided<[?, ?, ?], offset: ?>>
  %17 = memref.load %arg2[%0, %2, %4, %6] : memref<?x?x?x?xf64, strided<[?, ?, ?, ?], offset: ?>>
  %18 = arith.mulf %15, %16 : f64
  %19 = arith.addf %17, %18 : f64
  memref.store %19, %arg2[%0, %2, %4, %6] : memref<?x?x?x?xf64, strided<[?, ?, ?, ?], offset: ?>>
  %20 = arith.addi %10, %c1 : index
  cf.br ^bb6(%20 : index)
^bb8:  // pred: ^bb6
  %21 = arith.addi %8, %c1 : index
  cf.br ^bb5(%21 : index)
^bb9:  // pred: ^bb5
  %22 = arith.addi %6, %c1 : index
  cf.br ^bb4(%22 : index)
^bb10:  // pred: ^bb4
  %23 = arith.addi %4, %c1 : index
  cf.br ^bb3(%23 : index)
^bb11:  // pred: ^bb3
  %24 = arith.addi %2, %c1 : index
  cf.br ^bb2(%24 : index)
^bb12:  // pred: ^bb2
  %25 = arith.addi %0, %c1 : index
  cf.br ^bb1(%25 : index)
^bb13:  // pred: ^bb1
  return
}
// CALL: @depthwise(memref<sizes=[1,2,2,2] data=[1,10,2,20,3,30,4,40]>, memref<sizes=[2,2,2] data=[1,1,2,0,3,0,4,0.5]>, \
//   memref<sizes=[1,1,1,2] data=[0,5]>) -> () \
//   after arg2=[30,35]
// CALL: @depthwise(memref<sizes=[1,1,3,2] strides=[1,1,2,-7] offset=8 data=[1,2,3,4,5,6]>, memref<sizes=[1,1,2] strides=[4,4,3] data=[2,-1]>, \
//   memref<sizes=[1,1,2,2] strides=[1,20,1,5] offset=2 data=[0,0,0,0]>) -> () after arg2=[2,-2,10,-6]
// CALL-RANDOM: @depthwise(memref<sizes=[N,OH+KH-1,(OW-1)*2+KW,C]>, memref<sizes=[KH,KW,C]>, \
//   memref<sizes=[N,OH,OW,C]>) N=0..2 OH=1..3 OW=1..3 KH=1..2 KW=1..3 C=0..3 count=200 seed=8
// CALL: @depthwise(memref<sizes=[1,1,1,2] data=[nan,-0.0]>, memref<sizes=[1,1,2] data=[1,1]>, memref<sizes=[1,1,1,2] data=[0,-0.0]>) -> () \
//   after arg2=[nan,-0.0]
