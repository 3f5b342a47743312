// RUN: %check %s
// Elementwise kernels chosen at run time as function values and applied through an indirect call, one level deep through a higher-order helper.
// Lowered from scf.index_switch yielding func.constant values, scf.for with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func private @relu(%arg0: i16, %arg1: i16) -> i16 {
  %c0_i16 = arith.constant 0 : i16
  %0 = arith.maxsi %arg0, %c0_i16 : i16
  return %0 : i16
}
func.func private @scale(%arg0: i16, %arg1: i16) -> i16 {
  %0 = arith.muli %arg0, %arg1 : i16
  return %0 : i16
}
func.func private @absdiff(%arg0: i16, %arg1: i16) -> i16 {
  %0 = arith.subi %arg0, %arg1 : i16
  %1 = arith.subi %arg1, %arg0 : i16
  %2 = arith.cmpi sgt, %arg0, %arg1 : i16
  %3 = arith.select %2, %0, %1 : i16
  return %3 : i16
}
func.func private @map(%arg0: (i16, i16) -> i16, %arg1: memref<?xi16, strided<[?], offset: ?>>, %arg2: i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg1, %c0 : memref<?xi16, strided<[?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %2 = memref.load %arg1[%0] : memref<?xi16, strided<[?], offset: ?>>
  %3 = call_indirect %arg0(%2, %arg2) : (i16, i16) -> i16
  memref.store %3, %arg1[%0] : memref<?xi16, strided<[?], offset: ?>>
  %4 = arith.addi %0, %c1 : index
  cf.br ^bb1(%4 : index)
^bb3:  // pred: ^bb1
  return
}
func.func private @fold(%arg0: memref<?xi16, strided<[?], offset: ?>>, %arg1: (i16, i16) -> i16, %arg2: i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xi16, strided<[?], offset: ?>>
  cf.br ^bb1(%c1 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %2 = arith.subi %0, %c1 : index
  %3 = memref.load %arg0[%2] : memref<?xi16, strided<[?], offset: ?>>
  %4 = memref.load %arg0[%0] : memref<?xi16, strided<[?], offset: ?>>
  %5 = call_indirect %arg1(%3, %4) : (i16, i16) -> i16
  memref.store %5, %arg0[%0] : memref<?xi16, strided<[?], offset: ?>>
  %6 = arith.addi %0, %c1 : index
  cf.br ^bb1(%6 : index)
^bb3:  // pred: ^bb1
  return
}
func.func @apply(%arg0: index, %arg1: i1, %arg2: memref<?xi16, strided<[?], offset: ?>>, %arg3: i16) {
  %f = constant @relu : (i16, i16) -> i16
  %f_0 = constant @scale : (i16, i16) -> i16
  %f_1 = constant @absdiff : (i16, i16) -> i16
  %0 = arith.index_cast %arg0 : index to i32
  cf.switch %0 : i32, [
    default: ^bb1(%f_1 : (i16, i16) -> i16),
    0: ^bb1(%f : (i16, i16) -> i16),
    1: ^bb1(%f_0 : (i16, i16) -> i16)
  ]
^bb1(%1: (i16, i16) -> i16):  // 3 preds: ^bb0, ^bb0, ^bb0
  cf.cond_br %arg1, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  call @fold(%arg2, %1, %arg3) : (memref<?xi16, strided<[?], offset: ?>>, (i16, i16) -> i16, i16) -> ()
  cf.br ^bb4
^bb3:  // pred: ^bb1
  call @map(%1, %arg2, %arg3) : ((i16, i16) -> i16, memref<?xi16, strided<[?], offset: ?>>, i16) -> ()
  cf.br ^bb4
^bb4:  // 2 preds: ^bb2, ^bb3
  return
}
// CALL: @apply(0, false, memref<sizes=[3] data=[-5,0,7]>, 9) -> () after arg2=[0,0,7]
// CALL: @apply(1, false, memref<sizes=[3] strides=[-2] offset=4 data=[-5,20000,7]>, 3) -> () after arg2=[-15,-5536,21]
// CALL: @apply(2, false, memref<sizes=[2] strides=[4] offset=1 data=[-32768,12]>, -10) -> () after arg2=[32758,22]
// CALL: @apply(1, true, memref<sizes=[4] strides=[3] data=[2,3,4,-5]>, 0) -> () after arg2=[2,6,24,-120]
// CALL-RANDOM: @apply(0..3, _, memref<sizes=[N]>, _) N=0..12 count=200 seed=51
