// RUN: %check %s
// A chain of subviews of subviews with static and dynamic offsets and strides mixed; the innermost view is filled, returned and read through the parent.
// Lowered from memref.subview chains and linalg.generic with mlir-opt --convert-linalg-to-loops --convert-scf-to-cf --canonicalize --cse
func.func @chain(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c100_i32 = arith.constant 100 : i32
  %c1 = arith.constant 1 : index
  %subview = memref.subview %arg0[1, %arg1] [8, %arg2] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<8x?xi32, strided<[?, ?], offset: ?>>
  %subview_0 = memref.subview %subview[1, 0] [3, %arg2] [%arg3, 1] : memref<8x?xi32, strided<[?, ?], offset: ?>> to memref<3x?xi32, strided<[?, ?], offset: ?>>
  %0 = arith.shrui %arg2, %c1 : index
  %subview_1 = memref.subview %subview_0[0, 0] [2, %0] [2, 2] : memref<3x?xi32, strided<[?, ?], offset: ?>> to memref<2x?xi32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%1: index):  // 2 preds: ^bb0, ^bb4
  %2 = arith.cmpi slt, %1, %c2 : index
  cf.cond_br %2, ^bb2(%c0 : index), ^bb5
^bb2(%3: index):  // 2 preds: ^bb1, ^bb3
  %4 = arith.cmpi slt, %3, %0 : index
  cf.cond_br %4, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %5 = memref.load %subview_1[%1, %3] : memref<2x?xi32, strided<[?, ?], offset: ?>>
  %6 = arith.addi %5, %c100_i32 : i32
  memref.store %6, %subview_1[%1, %3] : memref<2x?xi32, strided<[?, ?], offset: ?>>
  %7 = arith.addi %3, %c1 : index
  cf.br ^bb2(%7 : index)
^bb4:  // pred: ^bb2
  %8 = arith.addi %1, %c1 : index
  cf.br ^bb1(%8 : index)
^bb5:  // pred: ^bb1
  %cast = memref.cast %subview_1 : memref<2x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %cast : memref<?x?xi32, strided<[?, ?], offset: ?>>
}
func.func @static_chain(%arg0: memref<6x8xi32, strided<[16, 2], offset: 3>>, %arg1: index) -> i32 {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %subview = memref.subview %arg0[1, 2] [4, 6] [1, 1] : memref<6x8xi32, strided<[16, 2], offset: 3>> to memref<4x6xi32, strided<[16, 2], offset: 23>>
  %subview_0 = memref.subview %subview[0, 1] [2, 3] [2, 2] : memref<4x6xi32, strided<[16, 2], offset: 23>> to memref<2x3xi32, strided<[32, 4], offset: 25>>
  %subview_1 = memref.subview %subview_0[%arg1, 1] [1, 2] [1, 1] : memref<2x3xi32, strided<[32, 4], offset: 25>> to memref<2xi32, strided<[4], offset: ?>>
  %0 = memref.load %subview_1[%c0] : memref<2xi32, strided<[4], offset: ?>>
  %1 = memref.load %subview_1[%c1] : memref<2xi32, strided<[4], offset: ?>>
  %2 = arith.subi %1, %0 : i32
  return %2 : i32
}
// CALL: @chain(memref<sizes=[9,4] data=[0,1,2,3,10,11,12,13,20,21,22,23,30,31,32,33,40,41,42,43,50,51,52,53,60,61,62,63,70,71,72,73,80,81,82,83]>, 0, 4, 1) \
//   -> memref<sizes=[2,2] strides=[8,2] offset=8 data=[120,122,140,142] buffer=arg0> \
//   after arg0=[0,1,2,3,10,11,12,13,120,21,122,23,30,31,32,33,140,41,142,43,50,51,52,53,60,61,62,63,70,71,72,73,80,81,82,83]
// CALL: @chain(memref<sizes=[9,3] strides=[-1,20] offset=8 data=[0,1,2,10,11,12,20,21,22,30,31,32,40,41,42,50,51,52,60,61,62,70,71,72,80,81,82]>, \
//   1, 2, 3) \
//   -> memref<sizes=[2,1] strides=[-6,40] offset=26 data=[121,181] buffer=arg0>
// CALL: @static_chain(memref<data=[0,1,2,3,4,5,6,7,10,11,12,13,14,15,16,17,20,21,22,23,24,25,26,27,30,31,32,33,34,35,36,99,40,41,42,43,44,45,46,47,50,51,52,53,54,55,56,57]>, 1) -> 64
// CALL: @static_chain(memref<bytes=512 data=[0,1,2,3,4,5,6,7,10,11,12,13,14,15,16,17,20,21,22,23,24,25,26,27,30,31,32,33,34,35,36,99,40,41,42,43,44,45,46,47,50,51,52,53,54,55,56,57]>, 0) -> 2
// CALL-RANDOM: @chain(memref<sizes=[9+R,O+N+P]>, O, N, S) O=0..3 N=2..6 P=0..2 R=0..2 S=1..3 count=200 seed=57
// CALL-RANDOM: @static_chain(_, 0..1) count=50 seed=58
