// RUN: %check %s
// y = a*x + y with bfloat16 storage and f32 arithmetic, rounding to nearest even on the way back.
// Lowered from linalg.generic with mlir-opt --convert-linalg-to-affine-loops --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func @axpy_bf16(%arg0: f32, %arg1: memref<?xbf16, strided<[?], offset: ?>>, %arg2: memref<?xbf16, strided<[?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg1, %c0 : memref<?xbf16, strided<[?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %2 = memref.load %arg1[%0] : memref<?xbf16, strided<[?], offset: ?>>
  %3 = memref.load %arg2[%0] : memref<?xbf16, strided<[?], offset: ?>>
  %4 = arith.extf %2 : bf16 to f32
  %5 = arith.extf %3 : bf16 to f32
  %6 = arith.mulf %arg0, %4 : f32
  %7 = arith.addf %6, %5 : f32
  %8 = arith.truncf %7 : f32 to bf16
  memref.store %8, %arg2[%0] : memref<?xbf16, strided<[?], offset: ?>>
  %9 = arith.addi %0, %c1 : index
  cf.br ^bb1(%9 : index)
^bb3:  // pred: ^bb1
  return
}
// CALL: @axpy_bf16(2.0, memref<sizes=[4] data=[1,0.5,-3,0]>, memref<sizes=[4] data=[1,1,1,-0.0]>) -> () after arg2=[3,2,-5,0]
// CALL: @axpy_bf16(0.5, memref<sizes=[3] strides=[-2] offset=4 data=[1,3,2]>, memref<sizes=[3] strides=[3] offset=1 data=[128,128,128]>) \
//   -> () after arg2=[128,130,129]
// CALL-RANDOM: @axpy_bf16(-4.0..4.0, memref<sizes=[N]>, memref<sizes=[N]>) N=0..16 count=200 seed=44
// CALL: @axpy_bf16(nan, memref<sizes=[1] data=[1]>, memref<sizes=[1] data=[1]>) -> () after arg2=[nan]
