// RUN: %check %s
// C += A * B, tiled 2x3x2 with partial tiles at the edges; every tile is a subview with run-time sizes and offsets.
// Lowered from linalg.matmul tiled by the transform dialect (structured.tile_using_for tile_sizes [2, 3, 2]) with mlir-opt --transform-interpreter
// --canonicalize --cse --convert-linalg-to-loops --convert-scf-to-cf --lower-affine --canonicalize --cse
func.func @matmul_tiled(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb13
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb14
^bb2(%2: index):  // 2 preds: ^bb1, ^bb12
  %3 = arith.cmpi slt, %2, %dim_1 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb13
^bb3(%4: index):  // 2 preds: ^bb2, ^bb11
  %5 = arith.cmpi slt, %4, %dim_0 : index
  cf.cond_br %5, ^bb4, ^bb12
^bb4:  // pred: ^bb3
  %6 = arith.subi %dim, %0 : index
  %7 = arith.minsi %6, %c2 : index
  %8 = arith.subi %dim_1, %2 : index
  %9 = arith.minsi %8, %c3 : index
  %10 = arith.subi %dim_0, %4 : index
  %11 = arith.minsi %10, %c2 : index
  %subview = memref.subview %arg0[%0, %4] [%7, %11] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %subview_2 = memref.subview %arg1[%4, %2] [%11, %9] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %subview_3 = memref.subview %arg2[%0, %2] [%7, %9] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb5(%c0 : index)
^bb5(%12: index):  // 2 preds: ^bb4, ^bb10
  %13 = arith.cmpi slt, %12, %7 : index
  cf.cond_br %13, ^bb6(%c0 : index), ^bb11
^bb6(%14: index):  // 2 preds: ^bb5, ^bb9
  %15 = arith.cmpi slt, %14, %9 : index
  cf.cond_br %15, ^bb7(%c0 : index), ^bb10
^bb7(%16: index):  // 2 preds: ^bb6, ^bb8
  %17 = arith.cmpi slt, %16, %11 : index
  cf.cond_br %17, ^bb8, ^bb9
^bb8:  // pred: ^bb7
  %18 = memref.load %subview[%12, %16] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %19 = memref.load %subview_2[%16, %14] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %20 = memref.load %subview_3[%12, %14] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %21 = arith.mulf %18, %19 : f32
  %22 = arith.addf %20, %21 : f32
  memref.store %22, %subview_3[%12, %14] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %23 = arith.addi %16, %c1 : index
  cf.br ^bb7(%23 : index)
^bb9:  // pred: ^bb7
  %24 = arith.addi %14, %c1 : index
  cf.br ^bb6(%24 : index)
^bb10:  // pred: ^bb6
  %25 = arith.addi %12, %c1 : index
  cf.br ^bb5(%25 : index)
^bb11:  // pred: ^bb5
  %26 = arith.addi %4, %c2 : index
  cf.br ^bb3(%26 : index)
^bb12:  // pred: ^bb3
  %27 = arith.addi %2, %c3 : index
  cf.br ^bb2(%27 : index)
^bb13:  // pred: ^bb2
  %28 = arith.addi %0, %c2 : index
  cf.br ^bb1(%28 : index)
^bb14:  // pred: ^bb1
  return
}
// CALL: @matmul_tiled(memref<sizes=[3,3] data=[1,2,3,4,5,6,7,8,9]>, memref<sizes=[3,4] strides=[1,3] data=[1,0,0,2,0,1,0,2,0,0,1,2]>, \
//   memref<sizes=[3,4] strides=[6,1] offset=2 data=[0,0,0,0,0,0,0,0,0,0,0,0]>) -> () after arg2=[1,2,3,12,4,5,6,30,7,8,9,48]
// CALL: @matmul_tiled(memref<sizes=[3,1] strides=[-2,1] offset=4 data=[1,2,3]>, memref<sizes=[1,1] data=[0.5]>, \
//   memref<sizes=[3,1] strides=[3,7] data=[0,-1,8]>) -> () \
//   after arg2=[0.5,0,9.5]
// CALL-RANDOM: @matmul_tiled(memref<sizes=[M,K]>, memref<sizes=[K,N]>, memref<sizes=[M,N]>) M=0..7 K=0..5 N=0..8 count=200 seed=2
