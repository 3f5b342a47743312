// RUN: %check %s
// Blocked product in the style of numerical libraries: panels of A and B are copied into contiguous, aligned block buffers before a micro-kernel runs on them.
// Lowered from scf.for over memref.subview, memref.copy into memref.alloc, affine.min for partial blocks, linalg.matmul as the micro-kernel with
// mlir-opt --convert-linalg-to-loops --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func private @micro(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64, strided<[?, ?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf64>
  %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf64>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb7
^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
  %3 = arith.cmpi slt, %2, %dim_1 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb6
^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
  %5 = arith.cmpi slt, %4, %dim_0 : index
  cf.cond_br %5, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  %6 = memref.load %arg0[%0, %4] : memref<?x?xf64>
  %7 = memref.load %arg1[%4, %2] : memref<?x?xf64>
  %8 = memref.load %arg2[%0, %2] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %9 = arith.mulf %6, %7 : f64
  %10 = arith.addf %8, %9 : f64
  memref.store %10, %arg2[%0, %2] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %11 = arith.addi %4, %c1 : index
  cf.br ^bb3(%11 : index)
^bb5:  // pred: ^bb3
  %12 = arith.addi %2, %c1 : index
  cf.br ^bb2(%12 : index)
^bb6:  // pred: ^bb2
  %13 = arith.addi %0, %c1 : index
  cf.br ^bb1(%13 : index)
^bb7:  // pred: ^bb1
  return
}
func.func @gemm(%arg0: memref<?x?xf64, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf64, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf64, strided<[?, ?], offset: ?>>, %block: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
  %1 = arith.cmpi slt, %0, %dim_0 : index
  cf.cond_br %1, ^bb2, ^bb6
^bb2:  // pred: ^bb1
  %2 = arith.subi %dim_0, %0 : index
  %3 = arith.minsi %2, %block : index
  %subview = memref.subview %arg1[%0, 0] [%3, %dim_1] [1, 1] : memref<?x?xf64, strided<[?, ?], offset: ?>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
  %alloc = memref.alloc(%3, %dim_1) {alignment = 64 : i64} : memref<?x?xf64>
  memref.copy %subview, %alloc : memref<?x?xf64, strided<[?, ?], offset: ?>> to memref<?x?xf64>
  cf.br ^bb3(%c0 : index)
^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
  %5 = arith.cmpi slt, %4, %dim : index
  cf.cond_br %5, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  %6 = arith.subi %dim, %4 : index
  %7 = arith.minsi %6, %block : index
  %subview_2 = memref.subview %arg0[%4, %0] [%7, %3] [1, 1] : memref<?x?xf64, strided<[?, ?], offset: ?>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
  %subview_3 = memref.subview %arg2[%4, 0] [%7, %dim_1] [1, 1] : memref<?x?xf64, strided<[?, ?], offset: ?>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
  %alloc_4 = memref.alloc(%7, %3) {alignment = 128 : i64} : memref<?x?xf64>
  memref.copy %subview_2, %alloc_4 : memref<?x?xf64, strided<[?, ?], offset: ?>> to memref<?x?xf64>
  call @micro(%alloc_4, %alloc, %subview_3) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64, strided<[?, ?], offset: ?>>) -> ()
  memref.dealloc %alloc_4 : memref<?x?xf64>
  %8 = arith.addi %4, %block : index
  cf.br ^bb3(%8 : index)
^bb5:  // pred: ^bb3
  memref.dealloc %alloc : memref<?x?xf64>
  %9 = arith.addi %0, %block : index
  cf.br ^bb1(%9 : index)
^bb6:  // pred: ^bb1
  return
}
// CALL: @gemm(memref<sizes=[2,4] data=[1,2,3,4,0,1,0,-1]>, memref<sizes=[4,2] data=[1,0,0,1,2,2,0.5,-1]>, \
//   memref<sizes=[2,2] data=[0,0,100,0]>, 3) -> () after arg2=[9,4,99.5,2]
// CALL: @gemm(memref<sizes=[4,1] strides=[-1,8] offset=3 data=[1,2,3,4]>, memref<sizes=[1,2] strides=[3,-5] offset=5 data=[10,0.25]>, \
//   memref<sizes=[4,2] strides=[1,5] offset=1 data=[0,0,0,0,0,0,1,1]>, 3) -> () after arg2=[10,0.25,20,0.5,30,0.75,41,2]
// CALL-RANDOM: @gemm(memref<sizes=[M,K] values=-4.0..4.0>, memref<sizes=[K,N] values=-4.0..4.0>, \
//   memref<sizes=[M,N] values=-4.0..4.0>, 1..5) M=1..7 K=1..7 N=1..5 count=200 seed=70
// NaN and infinities in each operand.
// CALL: @gemm(memref<sizes=[1,2] data=[nan,1]>, memref<sizes=[2,1] data=[1,1]>, memref<sizes=[1,1] data=[0]>, 2) -> () after arg2=[nan]
// CALL: @gemm(memref<sizes=[1,2] data=[1,inf]>, memref<sizes=[2,1] data=[1,1]>, memref<sizes=[1,1] data=[0]>, 2) -> () after arg2=[inf]
