// RUN: %check %s
// Static 4x6 by 6x4 product of doubles in 2x2x3 tiles: constant sizes and strides, dynamic tile offsets only.
// Lowered from linalg.matmul tiled by the transform dialect (structured.tile_using_for tile_sizes [2, 2, 3]) with mlir-opt --transform-interpreter
// --canonicalize --cse --convert-linalg-to-affine-loops --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func @matmul_static(%arg0: memref<4x6xf64>, %arg1: memref<6x4xf64, strided<[8, 2]>>, %arg2: memref<4x4xf64, strided<[4, 1], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb13
  %1 = arith.cmpi slt, %0, %c4 : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb14
^bb2(%2: index):  // 2 preds: ^bb1, ^bb12
  %3 = arith.cmpi slt, %2, %c4 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb13
^bb3(%4: index):  // 2 preds: ^bb2, ^bb11
  %5 = arith.cmpi slt, %4, %c6 : index
  cf.cond_br %5, ^bb4, ^bb12
^bb4:  // pred: ^bb3
  %subview = memref.subview %arg0[%0, %4] [2, 3] [1, 1] : memref<4x6xf64> to memref<2x3xf64, strided<[6, 1], offset: ?>>
  %subview_0 = memref.subview %arg1[%4, %2] [3, 2] [1, 1] : memref<6x4xf64, strided<[8, 2]>> to memref<3x2xf64, strided<[8, 2], offset: ?>>
  %subview_1 = memref.subview %arg2[%0, %2] [2, 2] [1, 1] : memref<4x4xf64, strided<[4, 1], offset: ?>> to memref<2x2xf64, strided<[4, 1], offset: ?>>
  cf.br ^bb5(%c0 : index)
^bb5(%6: index):  // 2 preds: ^bb4, ^bb10
  %7 = arith.cmpi slt, %6, %c2 : index
  cf.cond_br %7, ^bb6(%c0 : index), ^bb11
^bb6(%8: index):  // 2 preds: ^bb5, ^bb9
  %9 = arith.cmpi slt, %8, %c2 : index
  cf.cond_br %9, ^bb7(%c0 : index), ^bb10
^bb7(%10: index):  // 2 preds: ^bb6, ^bb8
  %11 = arith.cmpi slt, %10, %c3 : index
  cf.cond_br %11, ^bb8, ^bb9
^bb8:  // pred: ^bb7
  %12 = memref.load %subview[%6, %10] : memref<2x3xf64, strided<[6, 1], offset: ?>>
  %13 = memref.load %subview_0[%10, %8] : memref<3x2xf64, strided<[8, 2], offset: ?>>
  %14 = memref.load %subview_1[%6, %8] : memref<2x2xf64, strided<[4, 1], offset: ?>>
  %15 = arith.mulf %12, %13 : f64
  %16 = arith.addf %14, %15 : f64
  memref.store %16, %subview_1[%6, %8] : memref<2x2xf64, strided<[4, 1], offset: ?>>
  %17 = arith.addi %10, %c1 : index
  cf.br ^bb7(%17 : index)
^bb9:  // pred: ^bb7
  %18 = arith.addi %8, %c1 : index
  cf.br ^bb6(%18 : index)
^bb10:  // pred: ^bb6
  %19 = arith.addi %6, %c1 : index
  cf.br ^bb5(%19 : index)
^bb11:  // pred: ^bb5
  %20 = arith.addi %4, %c3 : index
  cf.br ^bb3(%20 : index)
^bb12:  // pred: ^bb3
  %21 = arith.addi %2, %c2 : index
  cf.br ^bb2(%21 : index)
^bb13:  // pred: ^bb2
  %22 = arith.addi %0, %c2 : index
  cf.br ^bb1(%22 : index)
^bb14:  // pred: ^bb1
  return
}
// CALL: @matmul_static(memref<data=[1,2,3,4,5,6,1,0,0,0,0,0,0,1,0,1,0,1,-1,0,2,0,0,0.5]>, \
//   memref<data=[1,0,0,1,0,1,0,1,0,0,1,1,1,1,1,1,2,0,0,0,0,2,0,0]>, memref<offset=5 data=[0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1]>) -> () \
//   after arg2=[15,18,7,10,1,0,0,1,1,4,1,2,0,2,3,2]
// CALL-RANDOM: @matmul_static(memref<values=-8.0..8.0>, memref<values=-8.0..8.0>, memref<values=-8.0..8.0>) count=100 seed=3
// CALL: @matmul_static(memref<data=[nan,0,0,0,0,0,0,0,0,0,0,0,inf,0,0,0,0,0,0,0,0,0,0,0]>, \
//   memref<data=[1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]>, memref<offset=0 data=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]>) -> () \
//   after arg2=[nan,nan,nan,nan,0,0,0,0,inf,inf,inf,inf,0,0,0,0]
