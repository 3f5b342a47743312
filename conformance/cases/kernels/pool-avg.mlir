// RUN: %check %s
// Average pooling of a plane in half precision: sums in f32, one division, rounding to f16 on store.
// Lowered from affine.for nests with affine.load with mlir-opt --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func @avgpool(%arg0: memref<?x?xf16, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf16, strided<[?, ?], offset: ?>>) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 6.000000e+00 : f32
  %dim = memref.dim %arg1, %c0 : memref<?x?xf16, strided<[?, ?], offset: ?>>
  %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf16, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb9
^bb2(%2: index):  // 2 preds: ^bb1, ^bb7
  %3 = arith.cmpi slt, %2, %dim_1 : index
  cf.cond_br %3, ^bb3(%c0, %cst : index, f32), ^bb8
^bb3(%4: index, %5: f32):  // 2 preds: ^bb2, ^bb6
  %6 = arith.cmpi slt, %4, %c2 : index
  cf.cond_br %6, ^bb4(%c0, %5 : index, f32), ^bb7
^bb4(%7: index, %8: f32):  // 2 preds: ^bb3, ^bb5
  %9 = arith.cmpi slt, %7, %c3 : index
  cf.cond_br %9, ^bb5, ^bb6
^bb5:  // pred: ^bb4
  %10 = arith.muli %0, %c2 overflow<nsw> : index
  %11 = arith.addi %10, %4 : index
  %12 = arith.muli %2, %c3 overflow<nsw> : index
  %13 = arith.addi %12, %7 : index
  %14 = memref.load %arg0[%11, %13] : memref<?x?xf16, strided<[?, ?], offset: ?>>
  %15 = arith.extf %14 : f16 to f32
  %16 = arith.addf %8, %15 : f32
  %17 = arith.addi %7, %c1 : index
  cf.br ^bb4(%17, %16 : index, f32)
^bb6:  // pred: ^bb4
  %18 = arith.addi %4, %c1 : index
  cf.br ^bb3(%18, %8 : index, f32)
^bb7:  // pred: ^bb3
  %19 = arith.divf %5, %cst_0 : f32
  %20 = arith.truncf %19 : f32 to f16
  memref.store %20, %arg1[%0, %2] : memref<?x?xf16, strided<[?, ?], offset: ?>>
  %21 = arith.addi %2, %c1 : index
  cf.br ^bb2(%21 : index)
^bb8:  // pred: ^bb2
  %22 = arith.addi %0, %c1 : index
  cf.br ^bb1(%22 : index)
^bb9:  // pred: ^bb1
  return
}
// CALL: @avgpool(memref<sizes=[2,3] data=[1,2,3,4,5,9]>, memref<sizes=[1,1]>) -> () after arg1=[4]
// CALL: @avgpool(memref<sizes=[4,4] strides=[-5,1] offset=15 data=[1,1,1,100,1,1,1,100,0.5,-0.5,6,100,2048,1,1,100]>, \
//   memref<sizes=[2,1] strides=[-3,8] offset=4>) -> () \
//   after arg1=[1,342.75]
// CALL: @avgpool(memref<sizes=[2,3] data=[inf,2,3,4,5,9]>, memref<sizes=[1,1]>)
// CALL: @avgpool(memref<sizes=[2,3] data=[-0.0,-0.0,-0.0,-0.0,-0.0,-0.0]>, memref<sizes=[1,1]>)
// CALL-RANDOM: @avgpool(memref<sizes=[H*2+R,W*3+R]>, memref<sizes=[H,W]>) H=0..4 W=0..3 R=0..2 count=200 seed=10
