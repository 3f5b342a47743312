// RUN: %check %s
// Rank chosen at run time: an unranked argument is dispatched on memref.rank and cast back per rank; a ranked one goes through the same door.
// Lowered from scf.index_switch and scf.for over memref.cast from and to unranked with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func private @sum1(%arg0: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i32 = arith.constant 0 : i32
  %dim = memref.dim %arg0, %c0 : memref<?xi32, strided<[?], offset: ?>>
  cf.br ^bb1(%c0, %c0_i32 : index, i32)
^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %2, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %3 = memref.load %arg0[%0] : memref<?xi32, strided<[?], offset: ?>>
  %4 = arith.addi %1, %3 : i32
  %5 = arith.addi %0, %c1 : index
  cf.br ^bb1(%5, %4 : index, i32)
^bb3:  // pred: ^bb1
  return %1 : i32
}
func.func private @sum2(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i32 = arith.constant 0 : i32
  %dim = memref.dim %arg0, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0, %c0_i32 : index, i32)
^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %2, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %subview = memref.subview %arg0[%0, 0] [1, %dim_0] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %3 = call @sum1(%subview) : (memref<?xi32, strided<[?], offset: ?>>) -> i32
  %4 = arith.addi %1, %3 : i32
  %5 = arith.addi %0, %c1 : index
  cf.br ^bb1(%5, %4 : index, i32)
^bb3:  // pred: ^bb1
  return %1 : i32
}
func.func @sum_any(%arg0: memref<*xi32>) -> (i32, index) {
  %c-1_i32 = arith.constant -1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0_i32 = arith.constant 0 : i32
  %0 = memref.rank %arg0 : memref<*xi32>
  %1 = arith.index_cast %0 : index to i32
  cf.switch %1 : i32, [
    default: ^bb7(%c-1_i32, %0 : i32, index),
    0: ^bb1,
    1: ^bb2,
    2: ^bb3,
    3: ^bb4
  ]
^bb1:  // pred: ^bb0
  %cast = memref.cast %arg0 : memref<*xi32> to memref<i32, strided<[], offset: ?>>
  %2 = memref.load %cast[] : memref<i32, strided<[], offset: ?>>
  cf.br ^bb7(%2, %c1 : i32, index)
^bb2:  // pred: ^bb0
  %cast_0 = memref.cast %arg0 : memref<*xi32> to memref<?xi32, strided<[?], offset: ?>>
  %3 = call @sum1(%cast_0) : (memref<?xi32, strided<[?], offset: ?>>) -> i32
  %dim = memref.dim %arg0, %c0 : memref<*xi32>
  cf.br ^bb7(%3, %dim : i32, index)
^bb3:  // pred: ^bb0
  %cast_1 = memref.cast %arg0 : memref<*xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %4 = call @sum2(%cast_1) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> i32
  %5 = arith.subi %0, %c1 : index
  %dim_2 = memref.dim %arg0, %5 : memref<*xi32>
  cf.br ^bb7(%4, %dim_2 : i32, index)
^bb4:  // pred: ^bb0
  %cast_3 = memref.cast %arg0 : memref<*xi32> to memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %dim_4 = memref.dim %cast_3, %c0 : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %dim_5 = memref.dim %cast_3, %c1 : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %dim_6 = memref.dim %cast_3, %c2 : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  cf.br ^bb5(%c0, %c0_i32 : index, i32)
^bb5(%6: index, %7: i32):  // 2 preds: ^bb4, ^bb6
  %8 = arith.cmpi slt, %6, %dim_4 : index
  cf.cond_br %8, ^bb6, ^bb7(%7, %dim_6 : i32, index)
^bb6:  // pred: ^bb5
  %subview = memref.subview %cast_3[%6, 0, 0] [1, %dim_5, %dim_6] [1, 1, 1] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %9 = call @sum2(%subview) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> i32
  %10 = arith.addi %7, %9 : i32
  %11 = arith.addi %6, %c1 : index
  cf.br ^bb5(%11, %10 : index, i32)
^bb7(%12: i32, %13: index):  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb5
  return %12, %13 : i32, index
}
func.func @sum_ranked(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>, %arg1: i1, %arg2: index, %arg3: index) -> (i32, index) {
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:  // pred: ^bb0
  %subview = memref.subview %arg0[%arg2, %arg3] [1, 1] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<i32, strided<[], offset: ?>>
  %cast = memref.cast %subview : memref<i32, strided<[], offset: ?>> to memref<*xi32>
  cf.br ^bb3(%cast : memref<*xi32>)
^bb2:  // pred: ^bb0
  %cast_0 = memref.cast %arg0 : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<*xi32>
  cf.br ^bb3(%cast_0 : memref<*xi32>)
^bb3(%0: memref<*xi32>):  // 2 preds: ^bb1, ^bb2
  %1:2 = call @sum_any(%0) : (memref<*xi32>) -> (i32, index)
  return %1#0, %1#1 : i32, index
}
// CALL: @sum_any(memref<* sizes=[] data=[42]>) -> 42, 1
// CALL: @sum_any(memref<* sizes=[3] strides=[-2] offset=4 data=[1,2,3]>) -> 6, 3
// CALL: @sum_any(memref<* sizes=[2,3] strides=[1,2] offset=5 data=[1,2,3,4,5,-6]>) -> 9, 3
// CALL: @sum_any(memref<* sizes=[2,2,2] data=[1,2,3,4,5,6,7,8]>) -> 36, 2
// CALL: @sum_any(memref<* sizes=[1,1,1,1] data=[9]>) -> -1, 4
// CALL: @sum_ranked(memref<sizes=[2,2] strides=[-3,1] offset=3 data=[1,2,3,4]>, false, 0, 0) -> 10, 2
// CALL: @sum_ranked(memref<sizes=[2,2] strides=[-3,1] offset=3 data=[1,2,3,4]>, true, 1, 0) -> 3, 1
// CALL-RANDOM: @sum_any(memref<* sizes=[N] layout=any>) N=0..6 count=60 seed=36
// CALL-RANDOM: @sum_any(memref<* sizes=[M,N]>) M=0..5 N=0..5 count=60 seed=37
// CALL-RANDOM: @sum_any(memref<* sizes=[L,M,N]>) L=0..3 M=0..4 N=0..4 count=60 seed=38
// CALL-RANDOM: @sum_ranked(memref<sizes=[M,N]>, _, 0..M-1, 0..N-1) M=1..5 N=1..5 count=100 seed=39
