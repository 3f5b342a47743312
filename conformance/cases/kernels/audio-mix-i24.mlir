// RUN: %check %s
// Saturating mix of two 24-bit sample streams with a 9-bit gain in an odd-width type; sums in i33.
// Lowered from scf.for loop with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @mix(%arg0: memref<?xi24, strided<[?], offset: ?>>, %arg1: memref<?xi24, strided<[?], offset: ?>>, %arg2: i16, %arg3: memref<?xi24, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7_i33 = arith.constant 7 : i33
  %c-8388608_i33 = arith.constant -8388608 : i33
  %c8388607_i33 = arith.constant 8388607 : i33
  %0 = arith.trunci %arg2 : i16 to i9
  %1 = arith.extsi %0 : i9 to i33
  %dim = memref.dim %arg3, %c0 : memref<?xi24, strided<[?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%2: index):  // 2 preds: ^bb0, ^bb2
  %3 = arith.cmpi slt, %2, %dim : index
  cf.cond_br %3, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %4 = memref.load %arg0[%2] : memref<?xi24, strided<[?], offset: ?>>
  %5 = memref.load %arg1[%2] : memref<?xi24, strided<[?], offset: ?>>
  %6 = arith.extsi %4 : i24 to i33
  %7 = arith.extsi %5 : i24 to i33
  %8 = arith.muli %7, %1 : i33
  %9 = arith.shrsi %8, %c7_i33 : i33
  %10 = arith.addi %6, %9 : i33
  %11 = arith.maxsi %10, %c-8388608_i33 : i33
  %12 = arith.minsi %11, %c8388607_i33 : i33
  %13 = arith.trunci %12 : i33 to i24
  memref.store %13, %arg3[%2] : memref<?xi24, strided<[?], offset: ?>>
  %14 = arith.addi %2, %c1 : index
  cf.br ^bb1(%14 : index)
^bb3:  // pred: ^bb1
  return
}
// CALL: @mix(memref<sizes=[4] data=[100,-100,8388607,-8388608]>, memref<sizes=[4] data=[128,-128,1280,-1280]>, 64, memref<sizes=[4]>) -> () \
//   after arg3=[164,-164,8388607,-8388608]
// CALL: @mix(memref<sizes=[3] strides=[-1] offset=2 data=[0,1,2]>, memref<sizes=[3] strides=[2] data=[8388607,-8388608,3]>, 256, \
//   memref<sizes=[3] strides=[3] offset=2>) -> () \
//   after arg3=[-8388608,8388607,-4]
// CALL-RANDOM: @mix(memref<sizes=[N] values=-8388608..8388607>, memref<sizes=[N] values=-8388608..8388607>, _, \
//   memref<sizes=[N]>) N=0..12 count=200 seed=48
