// RUN: %check %s
// Histogram of bytes into a run-time number of bins: bin = byte * bins / 256 with the byte read as unsigned.
// Lowered from scf.for loops with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @histogram(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>, %arg1: memref<?xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %dim = memref.dim %arg0, %c0 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %dim_1 = memref.dim %arg1, %c0 : memref<?xi32, strided<[?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %dim_1 : index
  cf.cond_br %1, ^bb2, ^bb3(%c0 : index)
^bb2:  // pred: ^bb1
  memref.store %c0_i32, %arg1[%0] : memref<?xi32, strided<[?], offset: ?>>
  %2 = arith.addi %0, %c1 : index
  cf.br ^bb1(%2 : index)
^bb3(%3: index):  // 2 preds: ^bb1, ^bb6
  %4 = arith.cmpi slt, %3, %dim : index
  cf.cond_br %4, ^bb4(%c0 : index), ^bb7
^bb4(%5: index):  // 2 preds: ^bb3, ^bb5
  %6 = arith.cmpi slt, %5, %dim_0 : index
  cf.cond_br %6, ^bb5, ^bb6
^bb5:  // pred: ^bb4
  %7 = memref.load %arg0[%3, %5] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %8 = arith.index_castui %7 : i8 to index
  %9 = arith.muli %8, %dim_1 : index
  %10 = arith.shrui %9, %c8 : index
  %11 = memref.load %arg1[%10] : memref<?xi32, strided<[?], offset: ?>>
  %12 = arith.addi %11, %c1_i32 : i32
  memref.store %12, %arg1[%10] : memref<?xi32, strided<[?], offset: ?>>
  %13 = arith.addi %5, %c1 : index
  cf.br ^bb4(%13 : index)
^bb6:  // pred: ^bb4
  %14 = arith.addi %3, %c1 : index
  cf.br ^bb3(%14 : index)
^bb7:  // pred: ^bb3
  return
}
// CALL: @histogram(memref<sizes=[2,3] data=[0,63,64,127,-128,-1]>, memref<sizes=[4]>) -> () after arg1=[2,2,1,1]
// CALL: @histogram(memref<sizes=[3,2] strides=[1,-4] offset=4 data=[0,85,86,-86,-85,-1]>, memref<sizes=[3] strides=[-2] offset=4>) -> () \
//   after arg1=[2,2,2]
// CALL-RANDOM: @histogram(memref<sizes=[H,W]>, memref<sizes=[B]>) H=0..6 W=0..6 B=1..9 count=200 seed=17
