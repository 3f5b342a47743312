// RUN: %check %s
// Masked blend of two planes by a plane of i1, the mask itself produced by a comparison kernel; also counts the set lanes.
// Lowered from linalg.generic with mlir-opt --convert-linalg-to-loops --convert-scf-to-cf --canonicalize --cse
func.func @threshold(%arg0: memref<?x?xf64, strided<[?, ?], offset: ?>>, %arg1: f64, %arg2: memref<?x?xi1, strided<[?, ?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb5
^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
  %3 = arith.cmpi slt, %2, %dim_0 : index
  cf.cond_br %3, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %4 = memref.load %arg0[%0, %2] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %5 = arith.cmpf oge, %4, %arg1 : f64
  memref.store %5, %arg2[%0, %2] : memref<?x?xi1, strided<[?, ?], offset: ?>>
  %6 = arith.addi %2, %c1 : index
  cf.br ^bb2(%6 : index)
^bb4:  // pred: ^bb2
  %7 = arith.addi %0, %c1 : index
  cf.br ^bb1(%7 : index)
^bb5:  // pred: ^bb1
  return
}
func.func @blend(%arg0: memref<?x?xi1, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf64, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf64, strided<[?, ?], offset: ?>>, %arg3: memref<?x?xf64, strided<[?, ?], offset: ?>>) -> (i32, i1) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %true = arith.constant true
  %alloca = memref.alloca() : memref<i32>
  %alloca_0 = memref.alloca() : memref<i1>
  memref.store %c0_i32, %alloca[] : memref<i32>
  memref.store %true, %alloca_0[] : memref<i1>
  %dim = memref.dim %arg0, %c0 : memref<?x?xi1, strided<[?, ?], offset: ?>>
  %dim_1 = memref.dim %arg0, %c1 : memref<?x?xi1, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb5
^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
  %3 = arith.cmpi slt, %2, %dim_1 : index
  cf.cond_br %3, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %4 = memref.load %arg0[%0, %2] : memref<?x?xi1, strided<[?, ?], offset: ?>>
  %5 = memref.load %arg1[%0, %2] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %6 = memref.load %arg2[%0, %2] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %7 = memref.load %alloca[] : memref<i32>
  %8 = memref.load %alloca_0[] : memref<i1>
  %9 = arith.select %4, %5, %6 : f64
  %10 = arith.extui %4 : i1 to i32
  %11 = arith.addi %7, %10 : i32
  %12 = arith.andi %8, %4 : i1
  memref.store %9, %arg3[%0, %2] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  memref.store %11, %alloca[] : memref<i32>
  memref.store %12, %alloca_0[] : memref<i1>
  %13 = arith.addi %2, %c1 : index
  cf.br ^bb2(%13 : index)
^bb4:  // pred: ^bb2
  %14 = arith.addi %0, %c1 : index
  cf.br ^bb1(%14 : index)
^bb5:  // pred: ^bb1
  %15 = memref.load %alloca[] : memref<i32>
  %16 = memref.load %alloca_0[] : memref<i1>
  return %15, %16 : i32, i1
}
// CALL: @threshold(memref<sizes=[2,2] data=[1,2,nan,-inf]>, 1.5, memref<sizes=[2,2] strides=[-3,1] offset=3>) -> () \
//   after arg2=[false,true,false,false]
// CALL: @blend(memref<sizes=[2,2] data=[true,false,false,true]>, memref<sizes=[2,2] strides=[1,2] data=[1,2,3,4]>, \
//   memref<sizes=[2,2] strides=[-2,-1] offset=3 data=[5,6,7,8]>, memref<sizes=[2,2]>) -> 2, false after arg3=[1,6,7,4]
// CALL: @blend(memref<sizes=[1,2] strides=[9,3] data=[true,true]>, memref<sizes=[1,2] data=[-0.0,1]>, memref<sizes=[1,2] data=[3,3]>, \
//   memref<sizes=[1,2] strides=[1,4] offset=1>) -> 2, true after arg3=[-0.0,1]
// CALL-RANDOM: @threshold(memref<sizes=[M,N] values=-2.0..2.0>, -1.0..1.0, memref<sizes=[M,N]>) M=0..5 N=0..5 count=100 seed=46
// CALL-RANDOM: @blend(memref<sizes=[M,N] values=0..1>, memref<sizes=[M,N]>, memref<sizes=[M,N]>, memref<sizes=[M,N]>) M=0..5 N=0..5 count=100 seed=47
// CALL: @threshold(memref<sizes=[1,2] data=[1.5,1.25]>, 1.5, memref<sizes=[1,2]>) -> () after arg2=[true,false]
// CALL: @blend(memref<sizes=[1,2] data=[true,false]>, memref<sizes=[1,2] data=[nan,1]>, memref<sizes=[1,2] data=[3,inf]>, memref<sizes=[1,2]>) -> 1, false \
//   after arg3=[nan,inf]
