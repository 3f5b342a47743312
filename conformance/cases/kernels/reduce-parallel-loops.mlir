// RUN: %check %s
// Broadcast, map and two-dimensional reduction from parallel loops: y[i, j] = (x[j, i] + b[j]) squared, and the sum of every column.
// Lowered from linalg.broadcast, linalg.generic and linalg.reduce by way of scf.parallel with mlir-opt --convert-linalg-to-parallel-loops
// --convert-scf-to-cf --canonicalize --cse
func.func @biased_squares(%arg0: memref<?x?xi64, strided<[?, ?], offset: ?>>, %arg1: memref<?xi64, strided<[?], offset: ?>>, %arg2: memref<?x?xi64, strided<[?, ?], offset: ?>>, %arg3: memref<?xi64, strided<[?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0_i64 = arith.constant 0 : i64
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg1, %c0 : memref<?xi64, strided<[?], offset: ?>>
  %dim_0 = memref.dim %arg2, %c0 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
  %1 = arith.cmpi slt, %0, %dim_0 : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb5
^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
  %3 = arith.cmpi slt, %2, %dim : index
  cf.cond_br %3, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %4 = memref.load %arg1[%2] : memref<?xi64, strided<[?], offset: ?>>
  memref.store %4, %arg2[%0, %2] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %5 = arith.addi %2, %c1 : index
  cf.br ^bb2(%5 : index)
^bb4:  // pred: ^bb2
  %6 = arith.addi %0, %c1 : index
  cf.br ^bb1(%6 : index)
^bb5:  // pred: ^bb1
  %dim_1 = memref.dim %arg0, %c0 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %dim_2 = memref.dim %arg0, %c1 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  cf.br ^bb6(%c0 : index)
^bb6(%7: index):  // 2 preds: ^bb5, ^bb9
  %8 = arith.cmpi slt, %7, %dim_2 : index
  cf.cond_br %8, ^bb7(%c0 : index), ^bb10
^bb7(%9: index):  // 2 preds: ^bb6, ^bb8
  %10 = arith.cmpi slt, %9, %dim_1 : index
  cf.cond_br %10, ^bb8, ^bb9
^bb8:  // pred: ^bb7
  %11 = memref.load %arg0[%9, %7] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %12 = memref.load %arg2[%7, %9] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %13 = arith.addi %11, %12 : i64
  %14 = arith.muli %13, %13 : i64
  memref.store %14, %arg2[%7, %9] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %15 = arith.addi %9, %c1 : index
  cf.br ^bb7(%15 : index)
^bb9:  // pred: ^bb7
  %16 = arith.addi %7, %c1 : index
  cf.br ^bb6(%16 : index)
^bb10:  // pred: ^bb6
  %dim_3 = memref.dim %arg3, %c0 : memref<?xi64, strided<[?], offset: ?>>
  cf.br ^bb11(%c0 : index)
^bb11(%17: index):  // 2 preds: ^bb10, ^bb12
  %18 = arith.cmpi slt, %17, %dim_3 : index
  cf.cond_br %18, ^bb12, ^bb13
^bb12:  // pred: ^bb11
  memref.store %c0_i64, %arg3[%17] : memref<?xi64, strided<[?], offset: ?>>
  %19 = arith.addi %17, %c1 : index
  cf.br ^bb11(%19 : index)
^bb13:  // pred: ^bb11
  %dim_4 = memref.dim %arg2, %c1 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  cf.br ^bb14(%c0 : index)
^bb14(%20: index):  // 2 preds: ^bb13, ^bb17
  %21 = arith.cmpi slt, %20, %dim_0 : index
  cf.cond_br %21, ^bb15(%c0 : index), ^bb18
^bb15(%22: index):  // 2 preds: ^bb14, ^bb16
  %23 = arith.cmpi slt, %22, %dim_4 : index
  cf.cond_br %23, ^bb16, ^bb17
^bb16:  // pred: ^bb15
  %24 = memref.load %arg2[%20, %22] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %25 = memref.load %arg3[%22] : memref<?xi64, strided<[?], offset: ?>>
  %26 = arith.addi %25, %24 : i64
  memref.store %26, %arg3[%22] : memref<?xi64, strided<[?], offset: ?>>
  %27 = arith.addi %22, %c1 : index
  cf.br ^bb15(%27 : index)
^bb17:  // pred: ^bb15
  %28 = arith.addi %20, %c1 : index
  cf.br ^bb14(%28 : index)
^bb18:  // pred: ^bb14
  return
}
// CALL: @biased_squares(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, memref<sizes=[2] data=[0,-4]>, memref<sizes=[3,2]>, memref<sizes=[2]>) -> () \
//   after arg2=[1,0,4,1,9,4] arg3=[14,5]
// CALL: @biased_squares(memref<sizes=[1,2] strides=[4,-3] offset=3 data=[10,20]>, memref<sizes=[1] strides=[5] offset=2 data=[1]>, \
//   memref<sizes=[2,1] strides=[-1,1] offset=1>, memref<sizes=[1]>) -> () after arg2=[121,441] arg3=[562]
// CALL-RANDOM: @biased_squares(memref<sizes=[N,M]>, memref<sizes=[N]>, memref<sizes=[M,N]>, memref<sizes=[N]>) M=0..5 N=0..5 count=200 seed=77
