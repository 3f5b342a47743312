// RUN: %check %s
// Recursion over halves: pairwise summation on subviews that shrink by half at every level, and a depth count through two results.
// Lowered from scf.if around func.call to the function itself with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @pairwise(%arg0: memref<?xf32, strided<[?], offset: ?>>) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %cst = arith.constant 0.000000e+00 : f32
  %c1_i32 = arith.constant 1 : i32
  %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
  %0 = arith.cmpi ule, %dim, %c1 : index
  cf.cond_br %0, ^bb1, ^bb3
^bb1:  // pred: ^bb0
  %1 = arith.cmpi eq, %dim, %c1 : index
  cf.cond_br %1, ^bb2, ^bb4(%cst, %c1_i32 : f32, i32)
^bb2:  // pred: ^bb1
  %2 = memref.load %arg0[%c0] : memref<?xf32, strided<[?], offset: ?>>
  cf.br ^bb4(%2, %c1_i32 : f32, i32)
^bb3:  // pred: ^bb0
  %3 = arith.divui %dim, %c2 : index
  %4 = arith.subi %dim, %3 : index
  %subview = memref.subview %arg0[0] [%3] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %subview_0 = memref.subview %arg0[%3] [%4] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %5:2 = call @pairwise(%subview) : (memref<?xf32, strided<[?], offset: ?>>) -> (f32, i32)
  %6:2 = call @pairwise(%subview_0) : (memref<?xf32, strided<[?], offset: ?>>) -> (f32, i32)
  %7 = arith.addf %5#0, %6#0 : f32
  %8 = arith.maxsi %5#1, %6#1 : i32
  %9 = arith.addi %8, %c1_i32 : i32
  cf.br ^bb4(%7, %9 : f32, i32)
^bb4(%10: f32, %11: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
  return %10, %11 : f32, i32
}
func.func @alternating(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
  %0 = arith.cmpi eq, %dim, %c1 : index
  cf.cond_br %0, ^bb1, ^bb2
^bb1:  // pred: ^bb0
  %1 = memref.load %arg0[%c0] : memref<?xf32, strided<[?], offset: ?>>
  %2 = arith.mulf %1, %arg1 : f32
  cf.br ^bb3(%2 : f32)
^bb2:  // pred: ^bb0
  %3 = arith.addi %dim, %c1 : index
  %4 = arith.divui %3, %c2 : index
  %5 = arith.divui %dim, %c2 : index
  %subview = memref.subview %arg0[0] [%4] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %subview_0 = memref.subview %arg0[1] [%5] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %6 = arith.negf %arg1 : f32
  %7 = call @alternating(%subview, %arg1) : (memref<?xf32, strided<[?], offset: ?>>, f32) -> f32
  %8 = call @alternating(%subview_0, %6) : (memref<?xf32, strided<[?], offset: ?>>, f32) -> f32
  %9 = arith.addf %7, %8 : f32
  cf.br ^bb3(%9 : f32)
^bb3(%10: f32):  // 2 preds: ^bb1, ^bb2
  return %10 : f32
}
// CALL: @pairwise(memref<sizes=[5] data=[1,2,3,4,0.5]>) -> 10.5, 4
// CALL: @pairwise(memref<sizes=[4] strides=[-3] offset=9 data=[16777216,1,1,1]>) -> 16777218.0, 3
// CALL: @pairwise(memref<sizes=[0]>) -> 0.0, 1
// CALL: @alternating(memref<sizes=[4] data=[1,10,100,1000]>, 1.0) -> 891.0
// CALL: @alternating(memref<sizes=[5] strides=[-2] offset=8 data=[1,2,4,8,16]>, -1.0) -> 13.0
// CALL: @alternating(memref<sizes=[4] data=[1234.5678,-530.8644,-2296.2966,-4061.7288] lead=64>, 1.0) -> 0.0
// CALL: @alternating(memref<sizes=[4] data=[1,10,100,1000]>, -0.0) -> 0.0
// CALL-RANDOM: @pairwise(memref<sizes=[N]>) N=0..24 count=100 seed=49
// CALL-RANDOM: @alternating(memref<sizes=[N]>, _) N=1..24 count=100 seed=50
// CALL: @pairwise(memref<sizes=[2] data=[inf,1]>) -> inf, 2
// CALL: @pairwise(memref<sizes=[2] data=[-0.0,-0.0]>) -> -0.0, 2
// CALL: @alternating(memref<sizes=[2] data=[nan,1]>, 1.0) -> nan
// CALL: @alternating(memref<sizes=[2] data=[1,2]>, nan) -> nan
// CALL: @alternating(memref<sizes=[2] data=[1,2]>, inf) -> nan
