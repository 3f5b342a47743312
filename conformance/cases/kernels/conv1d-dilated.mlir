// RUN: %check %s
// 1-D convolution with stride 2 and dilation 3 over 8-bit samples, accumulated in 32 bits.
// Lowered from linalg.conv_1d_nwc_wcf with mlir-opt --linalg-generalize-named-ops --convert-linalg-to-loops --lower-affine --convert-scf-to-cf
// --canonicalize --cse
func.func @conv1d(%arg0: memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>, %arg1: memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>, %arg2: memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>) {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c2 : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
  %dim_1 = memref.dim %arg1, %c0 : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
  %dim_2 = memref.dim %arg1, %c2 : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
  %dim_3 = memref.dim %arg2, %c1 : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb10
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb11
^bb2(%2: index):  // 2 preds: ^bb1, ^bb9
  %3 = arith.cmpi slt, %2, %dim_3 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb10
^bb3(%4: index):  // 2 preds: ^bb2, ^bb8
  %5 = arith.cmpi slt, %4, %dim_2 : index
  cf.cond_br %5, ^bb4(%c0 : index), ^bb9
^bb4(%6: index):  // 2 preds: ^bb3, ^bb7
  %7 = arith.cmpi slt, %6, %dim_1 : index
  cf.cond_br %7, ^bb5(%c0 : index), ^bb8
^bb5(%8: index):  // 2 preds: ^bb4, ^bb6
  %9 = arith.cmpi slt, %8, %dim_0 : index
  cf.cond_br %9, ^bb6, ^bb7
^bb6:  // pred: ^bb5
  %10 = arith.muli %2, %c2 overflow<nsw> : index
  %11 = arith.muli %6, %c3 overflow<nsw> : index
  %12 = arith.addi %10, %11 : index
  %13 = memref.load %arg0[%0, %12, %8] : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
  %14 = memref.load %arg1[%6, %8, %4] : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
  %15 = memref.load %arg2[%0, %2, %4] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %16 = arith.extsi %13 : i8 to i32
  %17 = arith.extsi %14 : i8 to i32
  %18 = arith.muli %16, %17 : i32
  %19 = arith.addi %15, %18 : i32
  memref.store %19, %arg2[%0, %2, %4] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %20 = arith.addi %8, %c1 : index
  cf.br ^bb5(%20 : index)
^bb7:  // pred: ^bb5
  %21 = arith.addi %6, %c1 : index
  cf.br ^bb4(%21 : index)
^bb8:  // pred: ^bb4
  %22 = arith.addi %4, %c1 : index
  cf.br ^bb3(%22 : index)
^bb9:  // pred: ^bb3
  %23 = arith.addi %2, %c1 : index
  cf.br ^bb2(%23 : index)
^bb10:  // pred: ^bb2
  %24 = arith.addi %0, %c1 : index
  cf.br ^bb1(%24 : index)
^bb11:  // pred: ^bb1
  return
}
// CALL: @conv1d(memref<sizes=[1,6,1] data=[1,2,-128,4,5,127]>, memref<sizes=[2,1,1] data=[-128,127]>, memref<sizes=[1,2,1] data=[0,7]>) -> () \
//   after arg2=[380,32520]
// CALL: @conv1d(memref<sizes=[1,6,1] strides=[1,-3,2] offset=15 data=[1,2,-128,4,5,127]>, \
//   memref<sizes=[2,1,1] strides=[2,1,1] offset=1 data=[-1,2]>, \
//   memref<sizes=[1,2,1] strides=[9,-2,4] offset=2 data=[100,-100]>) -> () after arg2=[107,282]
// CALL-RANDOM: @conv1d(memref<sizes=[N,(OW-1)*2+(KW-1)*3+1,C]>, memref<sizes=[KW,C,F]>, \
//   memref<sizes=[N,OW,F]>) N=0..2 OW=1..4 KW=1..3 C=0..2 F=0..3 count=200 seed=7
