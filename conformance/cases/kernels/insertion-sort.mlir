// RUN: %check %s
// Insertion sort of signed 16-bit keys with an index payload moved along: stable, in place, on strided vectors.
// Lowered from scf.for and scf.while with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @sort(%arg0: memref<?xi16, strided<[?], offset: ?>>, %arg1: memref<?xindex, strided<[?], offset: ?>>) {
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xi16, strided<[?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb3(%c1 : index)
^bb2:  // pred: ^bb1
  memref.store %0, %arg1[%0] : memref<?xindex, strided<[?], offset: ?>>
  %2 = arith.addi %0, %c1 : index
  cf.br ^bb1(%2 : index)
^bb3(%3: index):  // 2 preds: ^bb1, ^bb9
  %4 = arith.cmpi slt, %3, %dim : index
  cf.cond_br %4, ^bb4, ^bb10
^bb4:  // pred: ^bb3
  %5 = memref.load %arg0[%3] : memref<?xi16, strided<[?], offset: ?>>
  %6 = memref.load %arg1[%3] : memref<?xindex, strided<[?], offset: ?>>
  cf.br ^bb5(%3 : index)
^bb5(%7: index):  // 2 preds: ^bb4, ^bb8
  %8 = arith.cmpi ugt, %7, %c0 : index
  cf.cond_br %8, ^bb6, ^bb7(%false : i1)
^bb6:  // pred: ^bb5
  %9 = arith.subi %7, %c1 : index
  %10 = memref.load %arg0[%9] : memref<?xi16, strided<[?], offset: ?>>
  %11 = arith.cmpi sgt, %10, %5 : i16
  cf.br ^bb7(%11 : i1)
^bb7(%12: i1):  // 2 preds: ^bb5, ^bb6
  cf.cond_br %12, ^bb8(%7 : index), ^bb9
^bb8(%13: index):  // pred: ^bb7
  %14 = arith.subi %13, %c1 : index
  %15 = memref.load %arg0[%14] : memref<?xi16, strided<[?], offset: ?>>
  %16 = memref.load %arg1[%14] : memref<?xindex, strided<[?], offset: ?>>
  memref.store %15, %arg0[%13] : memref<?xi16, strided<[?], offset: ?>>
  memref.store %16, %arg1[%13] : memref<?xindex, strided<[?], offset: ?>>
  cf.br ^bb5(%14 : index)
^bb9:  // pred: ^bb7
  memref.store %5, %arg0[%7] : memref<?xi16, strided<[?], offset: ?>>
  memref.store %6, %arg1[%7] : memref<?xindex, strided<[?], offset: ?>>
  %17 = arith.addi %3, %c1 : index
  cf.br ^bb3(%17 : index)
^bb10:  // pred: ^bb3
  return
}
// CALL: @sort(memref<sizes=[6] data=[3,-1,32767,3,-32768,0]>, memref<sizes=[6]>) -> () after arg0=[-32768,-1,0,3,3,32767] arg1=[4,1,5,0,3,2]
// CALL: @sort(memref<sizes=[4] strides=[-3] offset=9 data=[9,7,8,7]>, memref<sizes=[4] strides=[2] offset=1>) -> () \
//   after arg0=[7,7,8,9] arg1=[1,3,2,0]
// CALL-RANDOM: @sort(memref<sizes=[N] values=-9..9>, memref<sizes=[N]>) N=0..12 count=100 seed=18
// CALL-RANDOM: @sort(memref<sizes=[N]>, memref<sizes=[N]>) N=0..12 count=100 seed=19
