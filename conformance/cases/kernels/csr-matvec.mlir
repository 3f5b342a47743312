// RUN: %check %s
// Sparse matrix-vector product in CSR form: 32-bit row pointers and column indices, every array strided on its own.
// Lowered from scf.for with iter_args with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @spmv(%arg0: memref<?xi32, strided<[?], offset: ?>>, %arg1: memref<?xi32, strided<[?], offset: ?>>, %arg2: memref<?xf64, strided<[?], offset: ?>>, %arg3: memref<?xf64, strided<[?], offset: ?>>, %arg4: memref<?xf64, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f64
  %dim = memref.dim %arg4, %c0 : memref<?xf64, strided<[?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb6
^bb2:  // pred: ^bb1
  %2 = arith.addi %0, %c1 : index
  %3 = memref.load %arg0[%0] : memref<?xi32, strided<[?], offset: ?>>
  %4 = memref.load %arg0[%2] : memref<?xi32, strided<[?], offset: ?>>
  %5 = arith.index_cast %3 : i32 to index
  %6 = arith.index_cast %4 : i32 to index
  cf.br ^bb3(%5, %cst : index, f64)
^bb3(%7: index, %8: f64):  // 2 preds: ^bb2, ^bb4
  %9 = arith.cmpi slt, %7, %6 : index
  cf.cond_br %9, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  %10 = memref.load %arg1[%7] : memref<?xi32, strided<[?], offset: ?>>
  %11 = arith.index_cast %10 : i32 to index
  %12 = memref.load %arg2[%7] : memref<?xf64, strided<[?], offset: ?>>
  %13 = memref.load %arg3[%11] : memref<?xf64, strided<[?], offset: ?>>
  %14 = arith.mulf %12, %13 : f64
  %15 = arith.addf %8, %14 : f64
  %16 = arith.addi %7, %c1 : index
  cf.br ^bb3(%16, %15 : index, f64)
^bb5:  // pred: ^bb3
  memref.store %8, %arg4[%0] : memref<?xf64, strided<[?], offset: ?>>
  cf.br ^bb1(%2 : index)
^bb6:  // pred: ^bb1
  return
}
// CALL: @spmv(memref<sizes=[4] data=[0,2,2,5]>, memref<sizes=[5] data=[0,2,1,0,2]>, memref<sizes=[5] data=[1,2,3,4,0.5]>, \
//   memref<sizes=[3] data=[10,100,1000]>, memref<sizes=[3]>) -> () after arg4=[2010,0,840]
// CALL: @spmv(memref<sizes=[3] strides=[2] offset=1 data=[0,1,3]>, memref<sizes=[3] strides=[-1] offset=2 data=[1,0,1]>, \
//   memref<sizes=[3] strides=[3] data=[2,-1,0.25]>, \
//   memref<sizes=[2] strides=[-5] offset=6 data=[3,8]>, memref<sizes=[2] strides=[2] offset=4>) -> () after arg4=[16,-1]
// CALL-RANDOM: @spmv(memref<sizes=[M+1] values=increasing..NNZ>, memref<sizes=[NNZ] values=0..N-1>, memref<sizes=[NNZ]>, memref<sizes=[N]>, \
//   memref<sizes=[M]>) \
//   M=1..6 N=1..6 NNZ=0..12 count=200 seed=24
// CALL: @spmv(memref<sizes=[4] data=[0,1,2,3]>, memref<sizes=[3] data=[0,0,0]>, memref<sizes=[3] data=[-0.0,nan,inf]>, \
//   memref<sizes=[1] data=[1]>, memref<sizes=[3]>) -> () after arg4=[0.0,nan,inf]
