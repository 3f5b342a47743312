// RUN: %check %s
// 2x2-style max pooling on NCHW; the window is a shape-only operand that is never read.
// Lowered from linalg.fill and linalg.pooling_nchw_max with mlir-opt --convert-linalg-to-loops --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func @maxpool(%arg0: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0xFF800000 : f32
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg2, %c0 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_0 = memref.dim %arg2, %c1 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_1 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_2 = memref.dim %arg2, %c3 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb9
^bb2(%2: index):  // 2 preds: ^bb1, ^bb7
  %3 = arith.cmpi slt, %2, %dim_0 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb8
^bb3(%4: index):  // 2 preds: ^bb2, ^bb6
  %5 = arith.cmpi slt, %4, %dim_1 : index
  cf.cond_br %5, ^bb4(%c0 : index), ^bb7
^bb4(%6: index):  // 2 preds: ^bb3, ^bb5
  %7 = arith.cmpi slt, %6, %dim_2 : index
  cf.cond_br %7, ^bb5, ^bb6
^bb5:  // pred: ^bb4
  memref.store %cst, %arg2[%0, %2, %4, %6] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %8 = arith.addi %6, %c1 : index
  cf.br ^bb4(%8 : index)
^bb6:  // pred: ^bb4
  %9 = arith.addi %4, %c1 : index
  cf.br ^bb3(%9 : index)
^bb7:  // pred: ^bb3
  %10 = arith.addi %2, %c1 : index
  cf.br ^bb2(%10 : index)
^bb8:  // pred: ^bb2
  %11 = arith.addi %0, %c1 : index
  cf.br ^bb1(%11 : index)
^bb9:  // pred: ^bb1
  %dim_3 = memref.dim %arg0, %c0 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_4 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_5 = memref.dim %arg1, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_6 = memref.dim %arg1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb10(%c0 : index)
^bb10(%12: index):  // 2 preds: ^bb9, ^bb21
  %13 = arith.cmpi slt, %12, %dim_3 : index
  cf.cond_br %13, ^bb11(%c0 : index), ^bb22
^bb11(%14: index):  // 2 preds: ^bb10, ^bb20
  %15 = arith.cmpi slt, %14, %dim_4 : index
  cf.cond_br %15, ^bb12(%c0 : index), ^bb21
^bb12(%16: index):  // 2 preds: ^bb11, ^bb19
  %17 = arith.cmpi slt, %16, %dim_1 : index
  cf.cond_br %17, ^bb13(%c0 : index), ^bb20
^bb13(%18: index):  // 2 preds: ^bb12, ^bb18
  %19 = arith.cmpi slt, %18, %dim_2 : index
  cf.cond_br %19, ^bb14(%c0 : index), ^bb19
^bb14(%20: index):  // 2 preds: ^bb13, ^bb17
  %21 = arith.cmpi slt, %20, %dim_5 : index
  cf.cond_br %21, ^bb15(%c0 : index), ^bb18
^bb15(%22: index):  // 2 preds: ^bb14, ^bb16
  %23 = arith.cmpi slt, %22, %dim_6 : index
  cf.cond_br %23, ^bb16, ^bb17
^bb16:  // pred: ^bb15
  %24 = arith.muli %16, %c2 overflow<nsw> : index
  %25 = arith.addi %24, %20 : index
  %26 = arith.muli %18, %c2 overflow<nsw> : index
  %27 = arith.addi %26, %22 : index
  %28 = memref.load %arg0[%12, %14, %25, %27] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %29 = memref.load %arg2[%12, %14, %16, %18] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %30 = arith.maximumf %29, %28 : f32
  memref.store %30, %arg2[%12, %14, %16, %18] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %31 = arith.addi %22, %c1 : index
  cf.br ^bb15(%31 : index)
^bb17:  // pred: ^bb15
  %32 = arith.addi %20, %c1 : index
  cf.br ^bb14(%32 : index)
^bb18:  // pred: ^bb14
  %33 = arith.addi %18, %c1 : index
  cf.br ^bb13(%33 : index)
^bb19:  // pred: ^bb13
  %34 = arith.addi %16, %c1 : index
  cf.br ^bb12(%34 : index)
^bb20:  // pred: ^bb12
  %35 = arith.addi %14, %c1 : index
  cf.br ^bb11(%35 : index)
^bb21:  // pred: ^bb11
  %36 = arith.addi %12, %c1 : index
  cf.br ^bb10(%36 : index)
^bb22:  // pred: ^bb10
  return
}
// CALL: @maxpool(memref<sizes=[1,1,2,4] data=[1,5,-3,-4,2,0,-0.0,-7]>, memref<sizes=[2,2]>, memref<sizes=[1,1,1,2]>) -> () after arg2=[5,-0.0]
// CALL: @maxpool(memref<sizes=[1,2,3,2] strides=[1,1,-2,6] offset=4 data=[1,2,3,4,5,6,-1,-2,-3,-4,-5,-6]>, memref<sizes=[1,2] strides=[0,0]>, \
//   memref<sizes=[1,2,2,1] strides=[100,1,3,1] offset=7>) -> () after arg2=[2,6,-1,-5]
// CALL-RANDOM: @maxpool(memref<sizes=[N,C,(OH-1)*2+KH,(OW-1)*2+KW]>, memref<sizes=[KH,KW] layout=any>, \
//   memref<sizes=[N,C,OH,OW]>) N=0..2 C=0..2 OH=1..3 OW=1..3 KH=0..3 KW=1..3 count=200 seed=9
