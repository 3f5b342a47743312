// RUN: %check %s
// Quantised matrix product: signed 8-bit operands with a zero point, 32-bit accumulators, rounding right shift, saturation to 8 bits.
// Lowered from linalg.quantized_matmul into a heap accumulator, then linalg.generic for the requantisation with mlir-opt --convert-linalg-to-loops
// --convert-scf-to-cf --canonicalize --cse
func.func @qmatmul(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xi8, strided<[?, ?], offset: ?>>, %arg2: i8, %arg3: i8, %arg4: i32, %arg5: memref<?x?xi8, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c-128_i32 = arith.constant -128 : i32
  %c127_i32 = arith.constant 127 : i32
  %0 = arith.extsi %arg2 : i8 to i32
  %1 = arith.extsi %arg3 : i8 to i32
  %dim = memref.dim %arg0, %c0 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg1, %c1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xi32>
  cf.br ^bb1(%c0 : index)
^bb1(%2: index):  // 2 preds: ^bb0, ^bb4
  %3 = arith.cmpi slt, %2, %dim : index
  cf.cond_br %3, ^bb2(%c0 : index), ^bb5
^bb2(%4: index):  // 2 preds: ^bb1, ^bb3
  %5 = arith.cmpi slt, %4, %dim_0 : index
  cf.cond_br %5, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  memref.store %c0_i32, %alloc[%2, %4] : memref<?x?xi32>
  %6 = arith.addi %4, %c1 : index
  cf.br ^bb2(%6 : index)
^bb4:  // pred: ^bb2
  %7 = arith.addi %2, %c1 : index
  cf.br ^bb1(%7 : index)
^bb5:  // pred: ^bb1
  %dim_1 = memref.dim %arg0, %c1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  cf.br ^bb6(%c0 : index)
^bb6(%8: index):  // 2 preds: ^bb5, ^bb11
  %9 = arith.cmpi slt, %8, %dim : index
  cf.cond_br %9, ^bb7(%c0 : index), ^bb12
^bb7(%10: index):  // 2 preds: ^bb6, ^bb10
  %11 = arith.cmpi slt, %10, %dim_0 : index
  cf.cond_br %11, ^bb8(%c0 : index), ^bb11
^bb8(%12: index):  // 2 preds: ^bb7, ^bb9
  %13 = arith.cmpi slt, %12, %dim_1 : index
  cf.cond_br %13, ^bb9, ^bb10
^bb9:  // pred: ^bb8
  %14 = memref.load %arg0[%8, %12] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %15 = memref.load %arg1[%12, %10] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %16 = memref.load %alloc[%8, %10] : memref<?x?xi32>
  %17 = arith.extsi %14 : i8 to i32
  %18 = arith.subi %17, %0 : i32
  %19 = arith.extsi %15 : i8 to i32
  %20 = arith.subi %19, %1 : i32
  %21 = arith.muli %18, %20 : i32
  %22 = arith.addi %16, %21 : i32
  memref.store %22, %alloc[%8, %10] : memref<?x?xi32>
  %23 = arith.addi %12, %c1 : index
  cf.br ^bb8(%23 : index)
^bb10:  // pred: ^bb8
  %24 = arith.addi %10, %c1 : index
  cf.br ^bb7(%24 : index)
^bb11:  // pred: ^bb7
  %25 = arith.addi %8, %c1 : index
  cf.br ^bb6(%25 : index)
^bb12:  // pred: ^bb6
  %26 = arith.shli %c1_i32, %arg4 : i32
  %27 = arith.shrsi %26, %c1_i32 : i32
  cf.br ^bb13(%c0 : index)
^bb13(%28: index):  // 2 preds: ^bb12, ^bb16
  %29 = arith.cmpi slt, %28, %dim : index
  cf.cond_br %29, ^bb14(%c0 : index), ^bb17
^bb14(%30: index):  // 2 preds: ^bb13, ^bb15
  %31 = arith.cmpi slt, %30, %dim_0 : index
  cf.cond_br %31, ^bb15, ^bb16
^bb15:  // pred: ^bb14
  %32 = memref.load %alloc[%28, %30] : memref<?x?xi32>
  %33 = arith.addi %32, %27 : i32
  %34 = arith.shrsi %33, %arg4 : i32
  %35 = arith.maxsi %34, %c-128_i32 : i32
  %36 = arith.minsi %35, %c127_i32 : i32
  %37 = arith.trunci %36 : i32 to i8
  memref.store %37, %arg5[%28, %30] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %38 = arith.addi %30, %c1 : index
  cf.br ^bb14(%38 : index)
^bb16:  // pred: ^bb14
  %39 = arith.addi %28, %c1 : index
  cf.br ^bb13(%39 : index)
^bb17:  // pred: ^bb13
  memref.dealloc %alloc : memref<?x?xi32>
  return
}
// CALL: @qmatmul(memref<sizes=[2,2] data=[1,2,-3,4]>, memref<sizes=[2,2] data=[5,6,7,-8]>, 0, 0, 0, memref<sizes=[2,2]>) -> () \
//   after arg5=[19,-10,13,-50]
// CALL: @qmatmul(memref<sizes=[2,2] strides=[1,-3] offset=3 data=[127,-128,127,127]>, \
//   memref<sizes=[2,1] strides=[-2,5] offset=2 data=[127,-128]>, -1, 2, 3, memref<sizes=[2,1] strides=[4,1] offset=1>) -> () \
//   after arg5=[127,-80]
// CALL-RANDOM: @qmatmul(memref<sizes=[M,K]>, memref<sizes=[K,N]>, _, _, 0..14, memref<sizes=[M,N]>) M=0..5 K=0..6 N=0..5 count=200 seed=43
// The rounding term of a shift by 31 is negative: 11 - 2^30 is shifted.
// CALL: @qmatmul(memref<sizes=[1,2] data=[1,2]>, memref<sizes=[2,1] data=[3,4]>, 0, 0, 31, memref<sizes=[1,1]>) -> () after arg5=[-1]
