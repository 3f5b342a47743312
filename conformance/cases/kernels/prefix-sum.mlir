// RUN: %check %s
// Inclusive prefix sum that returns its total, and an exclusive one in place; integer arithmetic wraps.
// Lowered from scf.for with iter_args with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @inclusive(%arg0: memref<?xi32, strided<[?], offset: ?>>, %arg1: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i32 = arith.constant 0 : i32
  %dim = memref.dim %arg0, %c0 : memref<?xi32, strided<[?], offset: ?>>
  cf.br ^bb1(%c0, %c0_i32 : index, i32)
^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %2, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %3 = memref.load %arg0[%0] : memref<?xi32, strided<[?], offset: ?>>
  %4 = arith.addi %1, %3 : i32
  memref.store %4, %arg1[%0] : memref<?xi32, strided<[?], offset: ?>>
  %5 = arith.addi %0, %c1 : index
  cf.br ^bb1(%5, %4 : index, i32)
^bb3:  // pred: ^bb1
  return %1 : i32
}
func.func @exclusive(%arg0: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i32 = arith.constant 0 : i32
  %dim = memref.dim %arg0, %c0 : memref<?xi32, strided<[?], offset: ?>>
  cf.br ^bb1(%c0, %c0_i32 : index, i32)
^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %2, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %3 = memref.load %arg0[%0] : memref<?xi32, strided<[?], offset: ?>>
  memref.store %1, %arg0[%0] : memref<?xi32, strided<[?], offset: ?>>
  %4 = arith.addi %1, %3 : i32
  %5 = arith.addi %0, %c1 : index
  cf.br ^bb1(%5, %4 : index, i32)
^bb3:  // pred: ^bb1
  return %1 : i32
}
// CALL: @inclusive(memref<sizes=[4] data=[1,2,3,4]>, memref<sizes=[4] strides=[-3] offset=9>) -> 10 after arg1=[1,3,6,10]
// CALL: @inclusive(memref<sizes=[3] strides=[2] offset=1 data=[2147483647,1,-5]>, memref<sizes=[3] strides=[2] offset=0 buffer=arg0>) -> 2147483643 \
//   after arg0=[2147483647,1,-5] arg1=[2147483647,-2147483648,2147483643]
// CALL: @exclusive(memref<sizes=[5] strides=[-1] offset=4 data=[5,-5,7,0,1]>) -> 8 after arg0=[0,5,0,7,7]
// CALL: @exclusive(memref<sizes=[0]>) -> 0
// CALL-RANDOM: @inclusive(memref<sizes=[N]>, memref<sizes=[N]>) N=0..20 count=100 seed=15
// CALL-RANDOM: @exclusive(memref<sizes=[N]>) N=0..20 count=100 seed=16
