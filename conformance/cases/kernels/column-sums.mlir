// RUN: %check %s
// Column sums through a one-dimensional strided view per column, with a step of two rows for the second result.
// Lowered from scf.for over rank-reducing memref.subview with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func private @sum(%arg0: memref<?xf64, strided<[?], offset: ?>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f64
  %dim = memref.dim %arg0, %c0 : memref<?xf64, strided<[?], offset: ?>>
  cf.br ^bb1(%c0, %cst : index, f64)
^bb1(%0: index, %1: f64):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %2, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %3 = memref.load %arg0[%0] : memref<?xf64, strided<[?], offset: ?>>
  %4 = arith.addf %1, %3 : f64
  %5 = arith.addi %0, %c1 : index
  cf.br ^bb1(%5, %4 : index, f64)
^bb3:  // pred: ^bb1
  return %1 : f64
}
func.func @column_sums(%arg0: memref<?x?xf64, strided<[?, ?], offset: ?>>, %arg1: memref<?xf64, strided<[?], offset: ?>>, %arg2: memref<?xf64, strided<[2], offset: 1>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %0 = arith.addi %dim, %c1 : index
  %1 = arith.divui %0, %c2 : index
  cf.br ^bb1(%c0 : index)
^bb1(%2: index):  // 2 preds: ^bb0, ^bb2
  %3 = arith.cmpi slt, %2, %dim_0 : index
  cf.cond_br %3, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %subview = memref.subview %arg0[0, %2] [%dim, 1] [1, 1] : memref<?x?xf64, strided<[?, ?], offset: ?>> to memref<?xf64, strided<[?], offset: ?>>
  %4 = call @sum(%subview) : (memref<?xf64, strided<[?], offset: ?>>) -> f64
  memref.store %4, %arg1[%2] : memref<?xf64, strided<[?], offset: ?>>
  %subview_1 = memref.subview %arg0[0, %2] [%1, 1] [2, 1] : memref<?x?xf64, strided<[?, ?], offset: ?>> to memref<?xf64, strided<[?], offset: ?>>
  %5 = call @sum(%subview_1) : (memref<?xf64, strided<[?], offset: ?>>) -> f64
  memref.store %5, %arg2[%2] : memref<?xf64, strided<[2], offset: 1>>
  %6 = arith.addi %2, %c1 : index
  cf.br ^bb1(%6 : index)
^bb3:  // pred: ^bb1
  return
}
// CALL: @column_sums(memref<sizes=[3,2] data=[1,2,3,4,5,6]>, memref<sizes=[2]>, memref<sizes=[2]>) -> () after arg1=[9,12] arg2=[6,8]
// CALL: @column_sums(memref<sizes=[4,3] strides=[-1,5] offset=3 data=[1,2,3,4,5,6,7,8,9,10,11,12.5]>, memref<sizes=[3] strides=[-2] offset=4>, \
//   memref<sizes=[3] bytes=64>) -> () after arg1=[22,26,30.5] arg2=[8,10,12]
// CALL-RANDOM: @column_sums(memref<sizes=[M,N]>, memref<sizes=[N]>, memref<sizes=[N]>) M=1..7 N=0..6 count=200 seed=54
// CALL: @column_sums(memref<sizes=[1,1] data=[-0.0]>, memref<sizes=[1]>, memref<sizes=[1]>) -> () after arg1=[0.0]
// CALL: @column_sums(memref<sizes=[2,1] data=[inf,1]>, memref<sizes=[1]>, memref<sizes=[1]>) -> () after arg1=[inf]
