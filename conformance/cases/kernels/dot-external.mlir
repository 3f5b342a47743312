// RUN: %check %s
// Matrix-vector product whose inner product is an external C function taking two strided vector descriptors; rows and columns are rank-reducing subviews.
// Lowered from scf.for over rank-reducing memref.subview with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func private @cts_dot_f32(memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> f32
func.func @matvec(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: memref<?xf32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %subview = memref.subview %arg0[%0, 0] [1, %dim_0] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %2 = call @cts_dot_f32(%subview, %arg1) : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> f32
  memref.store %2, %arg2[%0] : memref<?xf32, strided<[?], offset: ?>>
  %3 = arith.addi %0, %c1 : index
  cf.br ^bb1(%3 : index)
^bb3:  // pred: ^bb1
  return
}
func.func @gram(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> f32 {
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %subview = memref.subview %arg0[0, %arg1] [%dim, 1] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %subview_0 = memref.subview %arg0[0, %arg2] [%dim, 1] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %0 = call @cts_dot_f32(%subview, %subview_0) : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> f32
  return %0 : f32
}
// CALL: @matvec(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, memref<sizes=[3] data=[1,10,100]>, memref<sizes=[2]>) -> () after arg2=[321,654]
// CALL: @matvec(memref<sizes=[2,3] strides=[1,-2] offset=4 data=[1,2,3,4,5,6]>, memref<sizes=[3] strides=[-3] offset=6 data=[1,-1,0.5]>, \
//   memref<sizes=[2] strides=[4] offset=1>) -> () after arg2=[0.5,2]
// CALL: @gram(memref<sizes=[3,2] strides=[-2,1] offset=4 data=[1,2,3,4,5,6]>, 0, 1) -> 44.0
// CALL-RANDOM: @matvec(memref<sizes=[M,N]>, memref<sizes=[N]>, memref<sizes=[M]>) M=1..5 N=1..6 count=200 seed=30
// CALL-RANDOM: @gram(memref<sizes=[M,N]>, 0..N-1, 0..N-1) M=1..6 N=1..4 count=100 seed=31
