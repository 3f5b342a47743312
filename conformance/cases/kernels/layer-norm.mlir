// RUN: %check %s
// Layer normalisation over the last dimension with scale and shift; the square root is an external C function.
// Lowered from scf.for loops with reductions in iter_args with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func private @sqrtf(f32) -> f32
func.func @layer_norm(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: memref<?xf32, strided<[?], offset: ?>>, %arg3: f32, %arg4: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f32
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %0 = arith.index_cast %dim_0 : index to i64
  %1 = arith.sitofp %0 : i64 to f32
  cf.br ^bb1(%c0 : index)
^bb1(%2: index):  // 2 preds: ^bb0, ^bb7
  %3 = arith.cmpi slt, %2, %dim : index
  cf.cond_br %3, ^bb2(%c0, %cst, %cst : index, f32, f32), ^bb8
^bb2(%4: index, %5: f32, %6: f32):  // 2 preds: ^bb1, ^bb3
  %7 = arith.cmpi slt, %4, %dim_0 : index
  cf.cond_br %7, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %8 = memref.load %arg0[%2, %4] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %9 = arith.addf %5, %8 : f32
  %10 = arith.mulf %8, %8 : f32
  %11 = arith.addf %6, %10 : f32
  %12 = arith.addi %4, %c1 : index
  cf.br ^bb2(%12, %9, %11 : index, f32, f32)
^bb4:  // pred: ^bb2
  %13 = arith.divf %5, %1 : f32
  %14 = arith.divf %6, %1 : f32
  %15 = arith.mulf %13, %13 : f32
  %16 = arith.subf %14, %15 : f32
  %17 = arith.addf %16, %arg3 : f32
  %18 = call @sqrtf(%17) : (f32) -> f32
  cf.br ^bb5(%c0 : index)
^bb5(%19: index):  // 2 preds: ^bb4, ^bb6
  %20 = arith.cmpi slt, %19, %dim_0 : index
  cf.cond_br %20, ^bb6, ^bb7
^bb6:  // pred: ^bb5
  %21 = memref.load %arg0[%2, %19] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %22 = memref.load %arg1[%19] : memref<?xf32, strided<[?], offset: ?>>
  %23 = memref.load %arg2[%19] : memref<?xf32, strided<[?], offset: ?>>
  %24 = arith.subf %21, %13 : f32
  %25 = arith.divf %24, %18 : f32
  %26 = arith.mulf %25, %22 : f32
  %27 = arith.addf %26, %23 : f32
  memref.store %27, %arg4[%2, %19] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %28 = arith.addi %19, %c1 : index
  cf.br ^bb5(%28 : index)
^bb7:  // pred: ^bb5
  %29 = arith.addi %2, %c1 : index
  cf.br ^bb1(%29 : index)
^bb8:  // pred: ^bb1
  return
}
// CALL: @layer_norm(memref<sizes=[2,2] data=[1,3,10,-10]>, memref<sizes=[2] data=[1,2]>, memref<sizes=[2] data=[0,10]>, 0.0, \
//   memref<sizes=[2,2]>) -> () \
//   after arg4=[-1,12,1,8]
// CALL: @layer_norm(memref<sizes=[1,4] strides=[9,-2] offset=6 data=[0,2,0,2]>, memref<sizes=[4] strides=[-1] offset=3 data=[1,1,4,8]>, \
//   memref<sizes=[4] strides=[0] data=[1,1,1,1]>, 3.0, memref<sizes=[1,4] strides=[1,3] offset=2>) -> () after arg4=[0.5,1.5,-1,5]
// CALL-RANDOM: @layer_norm(memref<sizes=[M,N] values=-4.0..4.0>, memref<sizes=[N] layout=any>, memref<sizes=[N]>, 0.5..2.0, \
//   memref<sizes=[M,N]>) M=0..5 N=0..6 count=200 seed=12
// NaN and infinities in a row, the scale, the shift and the number that is added to the variance.
// CALL: @layer_norm(memref<sizes=[2,2] data=[nan,1,inf,1]>, memref<sizes=[2] data=[1,1]>, memref<sizes=[2] data=[0,0]>, 1.0, \
//   memref<sizes=[2,2]>) -> () after arg4=[nan,nan,nan,nan]
// CALL: @layer_norm(memref<sizes=[1,2] data=[1,-1]>, memref<sizes=[2] data=[inf,1]>, memref<sizes=[2] data=[0,inf]>, 0.0, \
//   memref<sizes=[1,2]>) -> () after arg4=[inf,inf]
// CALL: @layer_norm(memref<sizes=[1,2] data=[1,-1]>, memref<sizes=[2] data=[1,1]>, memref<sizes=[2] data=[0,0]>, inf, \
//   memref<sizes=[1,2]>) -> () after arg4=[0,0]
// Zeros of both signs: all of a row, and a variance that vanishes since squares are too small.
// CALL: @layer_norm(memref<sizes=[1,2] data=[-0.0,-0.0]>, memref<sizes=[2] data=[1,1]>, memref<sizes=[2] data=[-0.0,-0.0]>, 1.0, \
//   memref<sizes=[1,2]>) -> () after arg4=[-0.0,-0.0]
// CALL: @layer_norm(memref<sizes=[1,2] data=[1.0e-30,-1.0e-30]>, memref<sizes=[2] data=[1,1]>, memref<sizes=[2] data=[0,0]>, -0.0, \
//   memref<sizes=[1,2]>) -> () after arg4=[inf,-inf]
