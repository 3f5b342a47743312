// RUN: %check %s
// C += A^T * B^T: one operand transposed by its indexing map, the other through a view with swapped sizes and strides.
// Lowered from linalg.matmul with a transposed indexing map for A, and memref.extract_strided_metadata + memref.reinterpret_cast for B with mlir-opt
// --convert-linalg-to-loops --convert-scf-to-cf --canonicalize --cse
func.func private @transposed(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [%sizes#1, %sizes#0], strides: [%strides#1, %strides#0] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %reinterpret_cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @matmul_tt(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = call @transposed(%arg1) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_1 = memref.dim %0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%1: index):  // 2 preds: ^bb0, ^bb6
  %2 = arith.cmpi slt, %1, %dim_0 : index
  cf.cond_br %2, ^bb2(%c0 : index), ^bb7
^bb2(%3: index):  // 2 preds: ^bb1, ^bb5
  %4 = arith.cmpi slt, %3, %dim_1 : index
  cf.cond_br %4, ^bb3(%c0 : index), ^bb6
^bb3(%5: index):  // 2 preds: ^bb2, ^bb4
  %6 = arith.cmpi slt, %5, %dim : index
  cf.cond_br %6, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  %7 = memref.load %arg0[%5, %1] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %8 = memref.load %0[%5, %3] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %9 = memref.load %arg2[%1, %3] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %10 = arith.mulf %7, %8 : f32
  %11 = arith.addf %9, %10 : f32
  memref.store %11, %arg2[%1, %3] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %12 = arith.addi %5, %c1 : index
  cf.br ^bb3(%12 : index)
^bb5:  // pred: ^bb3
  %13 = arith.addi %3, %c1 : index
  cf.br ^bb2(%13 : index)
^bb6:  // pred: ^bb2
  %14 = arith.addi %1, %c1 : index
  cf.br ^bb1(%14 : index)
^bb7:  // pred: ^bb1
  return
}
// CALL: @matmul_tt(memref<sizes=[3,2] data=[1,4,2,5,3,6]>, memref<sizes=[2,3] data=[7,9,11,8,10,12]>, \
//   memref<sizes=[2,2] data=[0,0,0,0]>) -> () after arg2=[58,64,139,154]
// CALL: @matmul_tt(memref<sizes=[3,2] strides=[4,-1] offset=2 data=[1,4,2,5,3,6]>, \
//   memref<sizes=[2,3] strides=[1,2] offset=1 data=[7,9,11,8,10,12]>, \
//   memref<sizes=[2,2] strides=[-3,1] offset=3 data=[2,0,0,-4]>) -> () after arg2=[60,64,139,150]
// CALL-RANDOM: @matmul_tt(memref<sizes=[K,M]>, memref<sizes=[N,K]>, memref<sizes=[M,N]>) M=0..6 K=0..6 N=0..6 count=200 seed=4
// CALL: @matmul_tt(memref<sizes=[1,1] data=[-0.0]>, memref<sizes=[1,1] data=[1]>, memref<sizes=[1,1] data=[-0.0]>) -> () after arg2=[-0.0]
// CALL: @matmul_tt(memref<sizes=[1,1] data=[nan]>, memref<sizes=[1,1] data=[1]>, memref<sizes=[1,1] data=[0]>) -> () after arg2=[nan]
