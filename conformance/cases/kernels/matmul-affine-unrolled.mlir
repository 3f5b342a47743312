// RUN: %check %s
// C += A * B for 32-bit integers with the inner loop unrolled by three and stores forwarded to loads: a main loop with rewritten bounds and a clean-up loop.
// Lowered from linalg.matmul with mlir-opt
// --pass-pipeline=builtin.module(func.func(convert-linalg-to-affine-loops,affine-loop-unroll{unroll-factor=3},affine-scalrep,affine-loop-invariant-code-motion),lower-affine,convert-scf-to-cf,canonicalize,cse)
func.func @matmul(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xi32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %c-1 = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %dim_1 = memref.dim %arg1, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb10
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb11
^bb2(%2: index):  // 2 preds: ^bb1, ^bb9
  %3 = arith.cmpi slt, %2, %dim_1 : index
  cf.cond_br %3, ^bb3, ^bb10
^bb3:  // pred: ^bb2
  %4 = arith.cmpi slt, %dim_0, %c0 : index
  %5 = arith.subi %c-1, %dim_0 : index
  %6 = arith.select %4, %5, %dim_0 : index
  %7 = arith.divsi %6, %c3 : index
  %8 = arith.subi %c-1, %7 : index
  %9 = arith.select %4, %8, %7 : index
  %10 = arith.muli %9, %c3 overflow<nsw> : index
  cf.br ^bb4(%c0 : index)
^bb4(%11: index):  // 2 preds: ^bb3, ^bb5
  %12 = arith.cmpi slt, %11, %10 : index
  cf.cond_br %12, ^bb5, ^bb6
^bb5:  // pred: ^bb4
  %13 = memref.load %arg0[%0, %11] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %14 = memref.load %arg1[%11, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %15 = memref.load %arg2[%0, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %16 = arith.muli %13, %14 : i32
  %17 = arith.addi %15, %16 : i32
  memref.store %17, %arg2[%0, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %18 = arith.addi %11, %c1 : index
  %19 = memref.load %arg0[%0, %18] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %20 = memref.load %arg1[%18, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %21 = arith.muli %19, %20 : i32
  %22 = arith.addi %17, %21 : i32
  memref.store %22, %arg2[%0, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %23 = arith.addi %11, %c2 : index
  %24 = memref.load %arg0[%0, %23] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %25 = memref.load %arg1[%23, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %26 = arith.muli %24, %25 : i32
  %27 = arith.addi %22, %26 : i32
  memref.store %27, %arg2[%0, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %28 = arith.addi %11, %c3 : index
  cf.br ^bb4(%28 : index)
^bb6:  // pred: ^bb4
  cf.br ^bb7(%10 : index)
^bb7(%29: index):  // 2 preds: ^bb6, ^bb8
  %30 = arith.cmpi slt, %29, %dim_0 : index
  cf.cond_br %30, ^bb8, ^bb9
^bb8:  // pred: ^bb7
  %31 = memref.load %arg0[%0, %29] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %32 = memref.load %arg1[%29, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %33 = memref.load %arg2[%0, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %34 = arith.muli %31, %32 : i32
  %35 = arith.addi %33, %34 : i32
  memref.store %35, %arg2[%0, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %36 = arith.addi %29, %c1 : index
  cf.br ^bb7(%36 : index)
^bb9:  // pred: ^bb7
  %37 = arith.addi %2, %c1 : index
  cf.br ^bb2(%37 : index)
^bb10:  // pred: ^bb2
  %38 = arith.addi %0, %c1 : index
  cf.br ^bb1(%38 : index)
^bb11:  // pred: ^bb1
  return
}
// CALL: @matmul(memref<sizes=[3,3] data=[1,2,3,4,5,6,7,8,9]>, memref<sizes=[3,1] strides=[-2,1] offset=4 data=[1,10,100]>, \
//   memref<sizes=[3,1] strides=[2,5] data=[0,0,-1]>) -> () after arg2=[321,654,986]
// CALL: @matmul(memref<sizes=[1,2] data=[65536,3]>, memref<sizes=[2,2] data=[65536,32768,5,-1]>, \
//   memref<sizes=[1,2] strides=[3,-1] offset=1 data=[7,-7]>) -> () after arg2=[22,2147483638]
// CALL-RANDOM: @matmul(memref<sizes=[M,K]>, memref<sizes=[K,N]>, memref<sizes=[M,N]>) M=0..4 K=0..8 N=0..4 count=200 seed=76
