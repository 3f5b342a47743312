// RUN: %check %s
// 2-D convolution, NHWC input and HWCF filter, stride (2, 1) and dilation (1, 2).
// Lowered from linalg.conv_2d_nhwc_hwcf with mlir-opt --convert-linalg-to-loops --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func @conv2d(%arg0: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c3 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_1 = memref.dim %arg1, %c0 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_2 = memref.dim %arg1, %c1 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_3 = memref.dim %arg1, %c3 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_4 = memref.dim %arg2, %c1 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_5 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb14
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb15
^bb2(%2: index):  // 2 preds: ^bb1, ^bb13
  %3 = arith.cmpi slt, %2, %dim_4 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb14
^bb3(%4: index):  // 2 preds: ^bb2, ^bb12
  %5 = arith.cmpi slt, %4, %dim_5 : index
  cf.cond_br %5, ^bb4(%c0 : index), ^bb13
^bb4(%6: index):  // 2 preds: ^bb3, ^bb11
  %7 = arith.cmpi slt, %6, %dim_3 : index
  cf.cond_br %7, ^bb5(%c0 : index), ^bb12
^bb5(%8: index):  // 2 preds: ^bb4, ^bb10
  %9 = arith.cmpi slt, %8, %dim_1 : index
  cf.cond_br %9, ^bb6(%c0 : index), ^bb11
^bb6(%10: index):  // 2 preds: ^bb5, ^bb9
  %11 = arith.cmpi slt, %10, %dim_2 : index
  cf.cond_br %11, ^bb7(%c0 : index), ^bb10
^bb7(%12: index):  // 2 preds: ^bb6, ^bb8
  %13 = arith.cmpi slt, %12, %dim_0 : index
  cf.cond_br %13, ^bb8, ^bb9
^bb8:  // pred: ^bb7
  %14 = arith.muli %2, %c2 overflow<nsw> : index
  %15 = arith.addi %14, %8 : index
  %16 = arith.muli %10, %c2 overflow<nsw> : index
  %17 = arith.addi %4, %16 : index
  %18 = memref.load %arg0[%0, %15, %17, %12] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %19 = memref.load %arg1[%8, %10, %12, %6] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %20 = memref.load %arg2[%0, %2, %4, %6] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %21 = arith.mulf %18, %19 : f32
  %22 = arith.addf %20, %21 : f32
  memref.store %22, %arg2[%0, %2, %4, %6] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %23 = arith.addi %12, %c1 : index
  cf.br ^bb7(%23 : index)
^bb9:  // pred: ^bb7
  %24 = arith.addi %10, %c1 : index
  cf.br ^bb6(%24 : index)
^bb10:  // pred: ^bb6
  %25 = arith.addi %8, %c1 : index
  cf.br ^bb5(%25 : index)
^bb11:  // pred: ^bb5
  %26 = arith.addi %6, %c1 : index
  cf.br ^bb4(%26 : index)
^bb12:  // pred: ^bb4
  %27 = arith.addi %4, %c1 : index
  cf.br ^bb3(%27 : index)
^bb13:  // pred: ^bb3
  %28 = arith.addi %2, %c1 : index
  cf.br ^bb2(%28 : index)
^bb14:  // pred: ^bb2
  %29 = arith.addi %0, %c1 : index
  cf.br ^bb1(%29 : index)
^bb15:  // pred: ^bb1
  return
}
// CALL: @conv2d(memref<sizes=[1,3,3,1] data=[1,2,3,4,5,6,7,8,9]>, memref<sizes=[1,2,1,2] data=[1,10,-1,100]>, \
//   memref<sizes=[1,2,1,2] data=[0,0,1,1]>) -> () \
//   after arg2=[-2,310,-1,971]
// CALL: @conv2d(memref<sizes=[1,2,4,1] strides=[90,1,-2,5] offset=6 data=[1,2,3,4,5,6,7,8]>, \
//   memref<sizes=[2,2,1,1] strides=[1,2,7,9] data=[1,0.5,0.25,2]>, \
//   memref<sizes=[1,1,2,1] strides=[1,1,-3,1] offset=3 data=[0,0]>) -> () after arg2=[17.75,21.5]
// CALL-RANDOM: @conv2d(memref<sizes=[N,(OH-1)*2+KH,OW+(KW-1)*2,C]>, memref<sizes=[KH,KW,C,F]>, \
//   memref<sizes=[N,OH,OW,F]>) N=0..2 OH=1..3 OW=1..3 KH=1..2 KW=1..2 C=0..2 F=0..2 count=200 seed=6
// CALL: @conv2d(memref<sizes=[1,1,1,1] data=[nan]>, memref<sizes=[1,1,1,1] data=[1]>, memref<sizes=[1,1,1,1] data=[0]>) -> () after arg2=[nan]
// CALL: @conv2d(memref<sizes=[1,1,1,1] data=[-0.0]>, memref<sizes=[1,1,1,1] data=[1]>, memref<sizes=[1,1,1,1] data=[-0.0]>) -> () after arg2=[-0.0]
