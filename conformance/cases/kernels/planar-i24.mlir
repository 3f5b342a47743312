// RUN: %check %s
// Packed RGB bytes to planes of 24-bit values in a fresh buffer with a static outer dimension and two dynamic ones, then a weighted sum back to bytes.
// Lowered from linalg.generic between memref<?x?x3xi8> and memref<3x?x?xi24> with mlir-opt --convert-linalg-to-loops --convert-scf-to-cf --canonicalize
// --cse
memref.global "private" constant @weights : memref<3xi24> = dense<[77, 150, 29]>
func.func @luma(%arg0: memref<?x?x3xi8, strided<[?, ?, ?], offset: ?>>, %arg1: memref<?x?xi8, strided<[?, ?], offset: ?>>) -> memref<3x?x?xi24> {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8_i24 = arith.constant 8 : i24
  %dim = memref.dim %arg0, %c0 : memref<?x?x3xi8, strided<[?, ?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?x3xi8, strided<[?, ?, ?], offset: ?>>
  %alloc = memref.alloc(%dim, %dim_0) : memref<3x?x?xi24>
  %0 = memref.get_global @weights : memref<3xi24>
  cf.br ^bb1(%c0 : index)
^bb1(%1: index):  // 2 preds: ^bb0, ^bb6
  %2 = arith.cmpi slt, %1, %c3 : index
  cf.cond_br %2, ^bb2(%c0 : index), ^bb7(%c0 : index)
^bb2(%3: index):  // 2 preds: ^bb1, ^bb5
  %4 = arith.cmpi slt, %3, %dim : index
  cf.cond_br %4, ^bb3(%c0 : index), ^bb6
^bb3(%5: index):  // 2 preds: ^bb2, ^bb4
  %6 = arith.cmpi slt, %5, %dim_0 : index
  cf.cond_br %6, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  %7 = memref.load %arg0[%3, %5, %1] : memref<?x?x3xi8, strided<[?, ?, ?], offset: ?>>
  %8 = memref.load %0[%1] : memref<3xi24>
  %9 = arith.extui %7 : i8 to i24
  %10 = arith.muli %9, %8 : i24
  memref.store %10, %alloc[%1, %3, %5] : memref<3x?x?xi24>
  %11 = arith.addi %5, %c1 : index
  cf.br ^bb3(%11 : index)
^bb5:  // pred: ^bb3
  %12 = arith.addi %3, %c1 : index
  cf.br ^bb2(%12 : index)
^bb6:  // pred: ^bb2
  %13 = arith.addi %1, %c1 : index
  cf.br ^bb1(%13 : index)
^bb7(%14: index):  // 2 preds: ^bb1, ^bb10
  %15 = arith.cmpi slt, %14, %dim : index
  cf.cond_br %15, ^bb8(%c0 : index), ^bb11
^bb8(%16: index):  // 2 preds: ^bb7, ^bb9
  %17 = arith.cmpi slt, %16, %dim_0 : index
  cf.cond_br %17, ^bb9, ^bb10
^bb9:  // pred: ^bb8
  %18 = memref.load %alloc[%c0, %14, %16] : memref<3x?x?xi24>
  %19 = memref.load %alloc[%c1, %14, %16] : memref<3x?x?xi24>
  %20 = memref.load %alloc[%c2, %14, %16] : memref<3x?x?xi24>
  %21 = arith.addi %18, %19 : i24
  %22 = arith.addi %21, %20 : i24
  %23 = arith.shrui %22, %c8_i24 : i24
  %24 = arith.trunci %23 : i24 to i8
  memref.store %24, %arg1[%14, %16] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %25 = arith.addi %16, %c1 : index
  cf.br ^bb8(%25 : index)
^bb10:  // pred: ^bb8
  %26 = arith.addi %14, %c1 : index
  cf.br ^bb7(%26 : index)
^bb11:  // pred: ^bb7
  return %alloc : memref<3x?x?xi24>
}
// CALL: @luma(memref<sizes=[1,2,3] data=[1,2,3,-1,-1,-1]>, memref<sizes=[1,2]>) \
//   -> memref<sizes=[3,1,2] strides=[2,2,1] data=[77,19635,300,38250,87,7395] buffer=fresh> after arg1=[1,-1]
// CALL: @luma(memref<sizes=[2,1,3] strides=[3,9,-1] offset=2 data=[0,-128,0,100,0,1]>, memref<sizes=[2,1] strides=[-2,7] offset=2>) \
//   -> memref<sizes=[3,2,1] strides=[2,1,1] data=[0,7700,19200,0,0,29] buffer=fresh> after arg1=[75,30]
// CALL-RANDOM: @luma(memref<sizes=[H,W,3]>, memref<sizes=[H,W]>) H=0..4 W=0..5 count=200 seed=68
