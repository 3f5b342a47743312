// RUN: %check %s
// Depth-to-space with 2x3 blocks, and a reversal in tiles of four: quotients and remainders of index values, also of negative ones.
// Lowered from affine.for nests whose subscripts use floordiv and mod with mlir-opt --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func @depth_to_space(%arg0: memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>, %arg1: memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>) {
  %c-1 = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %dim = memref.dim %arg1, %c0 : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %dim_0 = memref.dim %arg1, %c1 : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %dim_1 = memref.dim %arg1, %c2 : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb7
^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
  %3 = arith.cmpi slt, %2, %dim_0 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb6
^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
  %5 = arith.cmpi slt, %4, %dim_1 : index
  cf.cond_br %5, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  %6 = arith.remsi %0, %c2 : index
  %7 = arith.cmpi slt, %6, %c0 : index
  %8 = arith.addi %6, %c2 : index
  %9 = arith.select %7, %8, %6 : index
  %10 = arith.muli %9, %c3 overflow<nsw> : index
  %11 = arith.remsi %2, %c3 : index
  %12 = arith.cmpi slt, %11, %c0 : index
  %13 = arith.addi %11, %c3 : index
  %14 = arith.select %12, %13, %11 : index
  %15 = arith.addi %10, %14 : index
  %16 = arith.muli %15, %dim_1 overflow<nsw> : index
  %17 = arith.addi %16, %4 : index
  %18 = arith.cmpi slt, %0, %c0 : index
  %19 = arith.subi %c-1, %0 : index
  %20 = arith.select %18, %19, %0 : index
  %21 = arith.divsi %20, %c2 : index
  %22 = arith.subi %c-1, %21 : index
  %23 = arith.select %18, %22, %21 : index
  %24 = arith.cmpi slt, %2, %c0 : index
  %25 = arith.subi %c-1, %2 : index
  %26 = arith.select %24, %25, %2 : index
  %27 = arith.divsi %26, %c3 : index
  %28 = arith.subi %c-1, %27 : index
  %29 = arith.select %24, %28, %27 : index
  %30 = memref.load %arg0[%23, %29, %17] : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  memref.store %30, %arg1[%0, %2, %4] : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %31 = arith.addi %4, %c1 : index
  cf.br ^bb3(%31 : index)
^bb5:  // pred: ^bb3
  %32 = arith.addi %2, %c1 : index
  cf.br ^bb2(%32 : index)
^bb6:  // pred: ^bb2
  %33 = arith.addi %0, %c1 : index
  cf.br ^bb1(%33 : index)
^bb7:  // pred: ^bb1
  return
}
func.func @reverse_tiles(%arg0: memref<?xi16, strided<[?], offset: ?>>, %arg1: memref<?xi16, strided<[?], offset: ?>>) -> index {
  %c-1 = arith.constant -1 : index
  %c-4 = arith.constant -4 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?xi16, strided<[?], offset: ?>>
  %0 = arith.cmpi sle, %dim, %c0 : index
  %1 = arith.subi %c0, %dim : index
  %2 = arith.subi %dim, %c1 : index
  %3 = arith.select %0, %1, %2 : index
  %4 = arith.divsi %3, %c4 : index
  %5 = arith.subi %c0, %4 : index
  %6 = arith.addi %4, %c1 : index
  %7 = arith.select %0, %5, %6 : index
  cf.br ^bb1(%c0 : index)
^bb1(%8: index):  // 2 preds: ^bb0, ^bb5
  %9 = arith.cmpi slt, %8, %7 : index
  cf.cond_br %9, ^bb2, ^bb6
^bb2:  // pred: ^bb1
  %10 = arith.muli %8, %c-4 overflow<nsw> : index
  %11 = arith.addi %10, %dim : index
  %12 = arith.minsi %11, %c4 : index
  cf.br ^bb3(%c0 : index)
^bb3(%13: index):  // 2 preds: ^bb2, ^bb4
  %14 = arith.cmpi slt, %13, %12 : index
  cf.cond_br %14, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  %15 = arith.muli %8, %c4 overflow<nsw> : index
  %16 = arith.addi %15, %13 : index
  %17 = arith.addi %dim, %c-1 : index
  %18 = arith.subi %17, %16 : index
  %19 = arith.remsi %18, %c4 : index
  %20 = arith.cmpi slt, %19, %c0 : index
  %21 = arith.addi %19, %c4 : index
  %22 = arith.select %20, %21, %19 : index
  %23 = arith.cmpi slt, %18, %c0 : index
  %24 = arith.subi %c-1, %18 : index
  %25 = arith.select %23, %24, %18 : index
  %26 = arith.divsi %25, %c4 : index
  %27 = arith.subi %c-1, %26 : index
  %28 = arith.select %23, %27, %26 : index
  %29 = arith.muli %28, %c4 overflow<nsw> : index
  %30 = arith.addi %22, %29 : index
  %31 = arith.remsi %dim, %c4 : index
  %32 = arith.cmpi slt, %31, %c0 : index
  %33 = arith.addi %31, %c4 : index
  %34 = arith.select %32, %33, %31 : index
  %35 = arith.subi %30, %34 : index
  %36 = arith.addi %35, %34 : index
  %37 = memref.load %arg0[%36] : memref<?xi16, strided<[?], offset: ?>>
  memref.store %37, %arg1[%16] : memref<?xi16, strided<[?], offset: ?>>
  %38 = arith.addi %13, %c1 : index
  cf.br ^bb3(%38 : index)
^bb5:  // pred: ^bb3
  %39 = arith.addi %8, %c1 : index
  cf.br ^bb1(%39 : index)
^bb6:  // pred: ^bb1
  %40 = arith.addi %dim, %c-1 : index
  %41 = arith.cmpi slt, %40, %c0 : index
  %42 = arith.select %41, %1, %40 : index
  %43 = arith.divsi %42, %c4 : index
  %44 = arith.subi %c-1, %43 : index
  %45 = arith.select %41, %44, %43 : index
  return %45 : index
}
// CALL: @depth_to_space(memref<sizes=[1,1,6] data=[1,2,3,4,5,6]>, memref<sizes=[2,3,1]>) -> () after arg1=[1,2,3,4,5,6]
// CALL: @depth_to_space(memref<sizes=[1,2,6] strides=[1,-7,1] offset=7 data=[1,2,3,4,5,6,11,12,13,14,15,16]>, \
//   memref<sizes=[2,6,1] strides=[-6,1,9] offset=6>) -> () after arg1=[1,2,3,11,12,13,4,5,6,14,15,16]
// CALL: @reverse_tiles(memref<sizes=[5] data=[1,2,3,4,5]>, memref<sizes=[5] strides=[-2] offset=8>) -> 1 after arg1=[5,4,3,2,1]
// CALL: @reverse_tiles(memref<sizes=[0]>, memref<sizes=[0]>) -> -1
// CALL-RANDOM: @depth_to_space(memref<sizes=[H,W,6*C]>, memref<sizes=[2*H,3*W,C]>) H=0..3 W=0..2 C=0..2 count=100 seed=74
// CALL-RANDOM: @reverse_tiles(memref<sizes=[N]>, memref<sizes=[N]>) N=0..13 count=100 seed=75
