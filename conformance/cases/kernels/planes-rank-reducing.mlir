// RUN: %check %s
// Per-channel work on a 4-D NCHW tensor through rank-reducing subviews: batch and channel dropped, then single rows, then a spatial crop.
// Lowered from scf.for over rank-reducing memref.subview and linalg.transpose, linalg.add with mlir-opt --convert-linalg-to-loops --convert-scf-to-cf
// --lower-affine --canonicalize --cse
func.func private @add_into(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb5
^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
  %3 = arith.cmpi slt, %2, %dim_0 : index
  cf.cond_br %3, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %4 = memref.load %arg0[%0, %2] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %5 = memref.load %arg1[%0, %2] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %6 = arith.addf %4, %5 : f32
  memref.store %6, %arg1[%0, %2] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %7 = arith.addi %2, %c1 : index
  cf.br ^bb2(%7 : index)
^bb4:  // pred: ^bb2
  %8 = arith.addi %0, %c1 : index
  cf.br ^bb1(%8 : index)
^bb5:  // pred: ^bb1
  return
}
func.func @channel_sums(%arg0: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %cst = arith.constant 0.000000e+00 : f32
  %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_1 = memref.dim %arg0, %c2 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_2 = memref.dim %arg0, %c3 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_3 = memref.dim %arg1, %c0 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %dim_4 = memref.dim %arg1, %c1 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %dim_5 = memref.dim %arg1, %c2 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
  %1 = arith.cmpi slt, %0, %dim_3 : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb7(%c0 : index)
^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
  %3 = arith.cmpi slt, %2, %dim_4 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb6
^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
  %5 = arith.cmpi slt, %4, %dim_5 : index
  cf.cond_br %5, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  memref.store %cst, %arg1[%0, %2, %4] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %6 = arith.addi %4, %c1 : index
  cf.br ^bb3(%6 : index)
^bb5:  // pred: ^bb3
  %7 = arith.addi %2, %c1 : index
  cf.br ^bb2(%7 : index)
^bb6:  // pred: ^bb2
  %8 = arith.addi %0, %c1 : index
  cf.br ^bb1(%8 : index)
^bb7(%9: index):  // 2 preds: ^bb1, ^bb11
  %10 = arith.cmpi slt, %9, %dim_0 : index
  cf.cond_br %10, ^bb8, ^bb12
^bb8:  // pred: ^bb7
  %subview = memref.subview %arg1[%9, 0, 0] [1, %dim_1, %dim_2] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb9(%c0 : index)
^bb9(%11: index):  // 2 preds: ^bb8, ^bb10
  %12 = arith.cmpi slt, %11, %dim : index
  cf.cond_br %12, ^bb10, ^bb11
^bb10:  // pred: ^bb9
  %subview_6 = memref.subview %arg0[%11, %9, 0, 0] [1, 1, %dim_1, %dim_2] [1, 1, 1, 1] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  call @add_into(%subview_6, %subview) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  %13 = arith.addi %11, %c1 : index
  cf.br ^bb9(%13 : index)
^bb11:  // pred: ^bb9
  %14 = arith.addi %9, %c1 : index
  cf.br ^bb7(%14 : index)
^bb12:  // pred: ^bb7
  return
}
func.func @slice(%arg0: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: index, %arg2: index, %arg3: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (memref<?xf32, strided<[?], offset: ?>>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %dim = memref.dim %arg0, %c1 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c3 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %subview = memref.subview %arg0[%arg1, 0, %arg2, 0] [1, %dim, 1, %dim_0] [1, 1, 1, 1] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
  %1 = arith.cmpi slt, %0, %dim_0 : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb5
^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
  %3 = arith.cmpi slt, %2, %dim : index
  cf.cond_br %3, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %4 = memref.load %subview[%2, %0] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %4, %arg3[%0, %2] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %5 = arith.addi %2, %c1 : index
  cf.br ^bb2(%5 : index)
^bb4:  // pred: ^bb2
  %6 = arith.addi %0, %c1 : index
  cf.br ^bb1(%6 : index)
^bb5:  // pred: ^bb1
  %subview_1 = memref.subview %arg0[%arg1, 0, %arg2, 0] [1, %dim, 1, 1] [1, 1, 1, 1] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %subview_2 = memref.subview %arg0[%arg1, 0, %arg2, 0] [1, 1, 1, 1] [1, 1, 1, 1] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<f32, strided<[], offset: ?>>
  %7 = memref.load %subview_2[] : memref<f32, strided<[], offset: ?>>
  return %subview_1, %7 : memref<?xf32, strided<[?], offset: ?>>, f32
}
// CALL: @channel_sums(memref<sizes=[2,2,1,2] data=[1,2,3,4,10,20,30,40]>, memref<sizes=[2,1,2]>) -> () after arg1=[11,22,33,44]
// CALL: @channel_sums(memref<sizes=[2,1,2,2] strides=[1,50,-4,8] offset=6 data=[1,2,3,4,5,6,7,8.5]>, \
//   memref<sizes=[1,2,2] strides=[1,-2,5] offset=3>) -> () after arg1=[6,8,10,12.5]
// CALL: @slice(memref<sizes=[2,2,2,2] data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>, 1, 1, memref<sizes=[2,2]>) \
//   -> memref<sizes=[2] strides=[4] offset=10 data=[10,14] buffer=arg0>, 10.0 after arg3=[10,14,11,15]
// CALL: @slice(memref<sizes=[1,3,2,1] strides=[99,-2,7,3] offset=4 data=[1,2,3,4,5,6]>, 0, 0, memref<sizes=[1,3] strides=[4,-1] offset=2>) \
//   -> memref<sizes=[3] strides=[-2] offset=4 data=[1,3,5] buffer=arg0>, 1.0 after arg3=[1,3,5]
// CALL-RANDOM: @channel_sums(memref<sizes=[N,C,H,W]>, memref<sizes=[C,H,W]>) N=0..3 C=0..3 H=1..4 W=1..4 count=100 seed=59
// CALL-RANDOM: @slice(memref<sizes=[N,C,H,W]>, 0..N-1, 0..H-1, memref<sizes=[W,C]>) N=1..3 C=1..3 H=1..4 W=1..4 count=100 seed=60
// CALL: @channel_sums(memref<sizes=[2,1,1,2] data=[nan,inf,1,1]>, memref<sizes=[1,1,2]>) -> () after arg1=[nan,inf]
// CALL: @channel_sums(memref<sizes=[2,1,1,2] data=[1,-0.0,-1,-0.0]>, memref<sizes=[1,1,2]>)
