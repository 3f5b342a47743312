// RUN: %check %s
// One dense layer (x * w + bias, clamped at zero) written on tensors; bufferisation makes the temporaries and their deallocation.
// Lowered from linalg.matmul and linalg.generic on tensors with bufferization.to_tensor / materialize_in_destination with mlir-opt --one-shot-bufferize
// --buffer-deallocation-pipeline --convert-linalg-to-loops --convert-bufferization-to-memref --convert-scf-to-cf --canonicalize --cse
func.func @dense(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?xf32, strided<[?], offset: ?>>, %arg3: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f32
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb5
^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
  %3 = arith.cmpi slt, %2, %dim_0 : index
  cf.cond_br %3, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  memref.store %cst, %alloc[%0, %2] : memref<?x?xf32>
  %4 = arith.addi %2, %c1 : index
  cf.br ^bb2(%4 : index)
^bb4:  // pred: ^bb2
  %5 = arith.addi %0, %c1 : index
  cf.br ^bb1(%5 : index)
^bb5:  // pred: ^bb1
  %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb6(%c0 : index)
^bb6(%6: index):  // 2 preds: ^bb5, ^bb11
  %7 = arith.cmpi slt, %6, %dim : index
  cf.cond_br %7, ^bb7(%c0 : index), ^bb12(%c0 : index)
^bb7(%8: index):  // 2 preds: ^bb6, ^bb10
  %9 = arith.cmpi slt, %8, %dim_0 : index
  cf.cond_br %9, ^bb8(%c0 : index), ^bb11
^bb8(%10: index):  // 2 preds: ^bb7, ^bb9
  %11 = arith.cmpi slt, %10, %dim_1 : index
  cf.cond_br %11, ^bb9, ^bb10
^bb9:  // pred: ^bb8
  %12 = memref.load %arg0[%6, %10] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %13 = memref.load %arg1[%10, %8] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %14 = memref.load %alloc[%6, %8] : memref<?x?xf32>
  %15 = arith.mulf %12, %13 : f32
  %16 = arith.addf %14, %15 : f32
  memref.store %16, %alloc[%6, %8] : memref<?x?xf32>
  %17 = arith.addi %10, %c1 : index
  cf.br ^bb8(%17 : index)
^bb10:  // pred: ^bb8
  %18 = arith.addi %8, %c1 : index
  cf.br ^bb7(%18 : index)
^bb11:  // pred: ^bb7
  %19 = arith.addi %6, %c1 : index
  cf.br ^bb6(%19 : index)
^bb12(%20: index):  // 2 preds: ^bb6, ^bb15
  %21 = arith.cmpi slt, %20, %dim : index
  cf.cond_br %21, ^bb13(%c0 : index), ^bb16
^bb13(%22: index):  // 2 preds: ^bb12, ^bb14
  %23 = arith.cmpi slt, %22, %dim_0 : index
  cf.cond_br %23, ^bb14, ^bb15
^bb14:  // pred: ^bb13
  %24 = memref.load %alloc[%20, %22] : memref<?x?xf32>
  %25 = memref.load %arg2[%22] : memref<?xf32, strided<[?], offset: ?>>
  %26 = arith.addf %24, %25 : f32
  %27 = arith.cmpf ogt, %26, %cst : f32
  %28 = arith.select %27, %26, %cst : f32
  memref.store %28, %alloc[%20, %22] : memref<?x?xf32>
  %29 = arith.addi %22, %c1 : index
  cf.br ^bb13(%29 : index)
^bb15:  // pred: ^bb13
  %30 = arith.addi %20, %c1 : index
  cf.br ^bb12(%30 : index)
^bb16:  // pred: ^bb12
  memref.copy %alloc, %arg3 : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.dealloc %alloc : memref<?x?xf32>
  return
}
// CALL: @dense(memref<sizes=[2,2] data=[1,2,3,4]>, memref<sizes=[2,2] data=[1,-1,0.5,2]>, memref<sizes=[2] data=[0,-5]>, memref<sizes=[2,2]>) \
//   -> () after arg3=[2,0,5,0]
// CALL: @dense(memref<sizes=[1,3] strides=[7,-2] offset=4 data=[1,2,3]>, memref<sizes=[3,2] strides=[1,4] offset=1 data=[1,2,3,4,5,6]>, \
//   memref<sizes=[2] strides=[-1] offset=1 data=[-22,-27]>, memref<sizes=[1,2] strides=[2,-3] offset=3>) -> () after arg3=[0,1]
// CALL-RANDOM: @dense(memref<sizes=[M,K] values=-4.0..4.0>, memref<sizes=[K,N] values=-4.0..4.0>, memref<sizes=[N] values=-4.0..4.0>, \
//   memref<sizes=[M,N]>) M=1..5 K=0..5 N=1..5 count=200 seed=62
// What is no number is not greater than zero. Infinities are, by their sign.
// CALL: @dense(memref<sizes=[1,1] data=[nan]>, memref<sizes=[1,1] data=[1]>, memref<sizes=[1] data=[1]>, memref<sizes=[1,1]>) -> () after arg3=[0]
// CALL: @dense(memref<sizes=[1,1] data=[1]>, memref<sizes=[1,2] data=[inf,-inf]>, memref<sizes=[2] data=[1,2]>, memref<sizes=[1,2]>) -> () \
//   after arg3=[inf,0]
// CALL: @dense(memref<sizes=[1,1] data=[-0.0]>, memref<sizes=[1,1] data=[3]>, memref<sizes=[1] data=[-0.0]>, memref<sizes=[1,1]>) -> () after arg3=[0.0]
