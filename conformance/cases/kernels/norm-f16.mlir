// RUN: %check %s
// Half-precision vector sum and scaled copy with arithmetic in f16 itself (every step rounds to f16), next to the same sum kept in f32.
// Lowered from scf.for with iter_args with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @sums(%arg0: memref<?xf16, strided<[?], offset: ?>>, %arg1: memref<?xf16, strided<[?], offset: ?>>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f16
  %cst_0 = arith.constant 0.000000e+00 : f32
  %cst_1 = arith.constant 5.000000e-01 : f16
  %dim = memref.dim %arg0, %c0 : memref<?xf16, strided<[?], offset: ?>>
  cf.br ^bb1(%c0, %cst, %cst_0 : index, f16, f32)
^bb1(%0: index, %1: f16, %2: f32):  // 2 preds: ^bb0, ^bb2
  %3 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %3, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %4 = memref.load %arg0[%0] : memref<?xf16, strided<[?], offset: ?>>
  %5 = arith.addf %1, %4 : f16
  %6 = arith.extf %4 : f16 to f32
  %7 = arith.addf %2, %6 : f32
  %8 = arith.mulf %4, %cst_1 : f16
  %9 = arith.negf %8 : f16
  memref.store %9, %arg1[%0] : memref<?xf16, strided<[?], offset: ?>>
  %10 = arith.addi %0, %c1 : index
  cf.br ^bb1(%10, %5, %7 : index, f16, f32)
^bb3:  // pred: ^bb1
  %11 = arith.extf %1 : f16 to f32
  return %11, %2 : f32, f32
}
// CALL: @sums(memref<sizes=[3] data=[2048,1,1]>, memref<sizes=[3]>) -> 2048.0, 2050.0 after arg1=[-1024,-0.5,-0.5]
// CALL: @sums(memref<sizes=[3] strides=[-2] offset=4 data=[60000,60000,-0.0]>, memref<sizes=[3] strides=[5]>) -> inf, 120000.0 \
//   after arg1=[-30000,-30000,0.0]
// CALL-RANDOM: @sums(memref<sizes=[N]>, memref<sizes=[N]>) N=0..16 count=200 seed=45
// CALL: @sums(memref<sizes=[1] data=[-0.0]>, memref<sizes=[1]>) -> 0.0, 0.0 after arg1=[0.0]
// CALL: @sums(memref<sizes=[1] data=[inf]>, memref<sizes=[1]>) -> inf, inf after arg1=[-inf]
