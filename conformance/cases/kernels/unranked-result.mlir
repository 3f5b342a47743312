// RUN: %check %s
// A helper returns an unranked view (a row, a plane or one element of its argument); the caller dispatches on its rank and updates through it.
// Lowered from scf.if and scf.index_switch over memref.cast from and to unranked, func.call with an unranked result with mlir-opt --convert-scf-to-cf
// --canonicalize --cse
func.func private @pick(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: i32, %arg2: index) -> (memref<*xf32>, i32) {
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.switch %arg1 : i32, [
    default: ^bb3,
    0: ^bb1,
    1: ^bb2
  ]
^bb1:  // pred: ^bb0
  %subview = memref.subview %arg0[%arg2, 0] [1, 1] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<f32, strided<[], offset: ?>>
  %cast = memref.cast %subview : memref<f32, strided<[], offset: ?>> to memref<*xf32>
  cf.br ^bb4(%cast : memref<*xf32>)
^bb2:  // pred: ^bb0
  %subview_0 = memref.subview %arg0[%arg2, 0] [1, %dim] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %cast_1 = memref.cast %subview_0 : memref<?xf32, strided<[?], offset: ?>> to memref<*xf32>
  cf.br ^bb4(%cast_1 : memref<*xf32>)
^bb3:  // pred: ^bb0
  %cast_2 = memref.cast %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<*xf32>
  cf.br ^bb4(%cast_2 : memref<*xf32>)
^bb4(%0: memref<*xf32>):  // 3 preds: ^bb1, ^bb2, ^bb3
  return %0, %arg1 : memref<*xf32>, i32
}
func.func @scale_part(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: i32, %arg2: index, %arg3: f32) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = call @pick(%arg0, %arg1, %arg2) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, i32, index) -> (memref<*xf32>, i32)
  %1 = memref.rank %0#0 : memref<*xf32>
  %2 = arith.index_cast %1 : index to i32
  cf.switch %2 : i32, [
    default: ^bb5,
    0: ^bb1,
    1: ^bb2
  ]
^bb1:  // pred: ^bb0
  %cast = memref.cast %0#0 : memref<*xf32> to memref<f32, strided<[], offset: ?>>
  %3 = memref.load %cast[] : memref<f32, strided<[], offset: ?>>
  %4 = arith.mulf %3, %arg3 : f32
  memref.store %4, %cast[] : memref<f32, strided<[], offset: ?>>
  cf.br ^bb10
^bb2:  // pred: ^bb0
  %cast_0 = memref.cast %0#0 : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %dim = memref.dim %cast_0, %c0 : memref<?xf32, strided<[?], offset: ?>>
  cf.br ^bb3(%c0 : index)
^bb3(%5: index):  // 2 preds: ^bb2, ^bb4
  %6 = arith.cmpi slt, %5, %dim : index
  cf.cond_br %6, ^bb4, ^bb10
^bb4:  // pred: ^bb3
  %7 = memref.load %cast_0[%5] : memref<?xf32, strided<[?], offset: ?>>
  %8 = arith.mulf %7, %arg3 : f32
  memref.store %8, %cast_0[%5] : memref<?xf32, strided<[?], offset: ?>>
  %9 = arith.addi %5, %c1 : index
  cf.br ^bb3(%9 : index)
^bb5:  // pred: ^bb0
  %cast_1 = memref.cast %0#0 : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_2 = memref.dim %cast_1, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_3 = memref.dim %cast_1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb6(%c0 : index)
^bb6(%10: index):  // 2 preds: ^bb5, ^bb9
  %11 = arith.cmpi slt, %10, %dim_2 : index
  cf.cond_br %11, ^bb7(%c0 : index), ^bb10
^bb7(%12: index):  // 2 preds: ^bb6, ^bb8
  %13 = arith.cmpi slt, %12, %dim_3 : index
  cf.cond_br %13, ^bb8, ^bb9
^bb8:  // pred: ^bb7
  %14 = memref.load %cast_1[%10, %12] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %15 = arith.mulf %14, %arg3 : f32
  memref.store %15, %cast_1[%10, %12] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %16 = arith.addi %12, %c1 : index
  cf.br ^bb7(%16 : index)
^bb9:  // pred: ^bb7
  %17 = arith.addi %10, %c1 : index
  cf.br ^bb6(%17 : index)
^bb10:  // 3 preds: ^bb1, ^bb3, ^bb6
  return %1, %0#1 : index, i32
}
// CALL: @scale_part(memref<sizes=[2,2] data=[1,2,3,4]>, 0, 1, 10.0) -> 0, 0 after arg0=[1,2,30,4]
// CALL: @scale_part(memref<sizes=[2,3] strides=[-4,1] offset=4 data=[1,2,3,4,5,6]>, 1, 0, -0.5) -> 1, 1 after arg0=[-0.5,-1,-1.5,4,5,6]
// CALL: @scale_part(memref<sizes=[2,2] strides=[1,3] offset=1 data=[1,2,3,4]>, 2, 0, 2.0) -> 2, 2 after arg0=[2,4,6,8]
// CALL: @scale_part(memref<sizes=[2,2] data=[1,2,nan,4]>, 0, 1, 10.0) -> 0, 0
// CALL: @scale_part(memref<sizes=[2,3] strides=[-4,1] offset=4 data=[nan,2,3,4,5,6]>, 1, 0, -0.5) -> 1, 1
// CALL-RANDOM: @scale_part(memref<sizes=[M,N]>, 0..3, 0..M-1, _) M=1..5 N=1..5 count=200 seed=73
// Zeros of both signs, infinities, and what is no number.
// CALL: @scale_part(memref<sizes=[1,2] data=[0,1]>, 0, 0, -1.0) -> 0, 0 after arg0=[-0.0,1]
// CALL: @scale_part(memref<sizes=[1,2] data=[inf,0]>, 1, 0, -1.0) -> 1, 1 after arg0=[-inf,-0.0]
// CALL: @scale_part(memref<sizes=[1,2] data=[nan,inf]>, 2, 0, -1.0) -> 2, 2 after arg0=[nan,-inf]
