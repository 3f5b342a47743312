// RUN: %check %s
// Levenshtein distance with two rows that swap roles each iteration: memref values travel as loop-carried block arguments.
// Lowered from scf.for with memref iter_args with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @levenshtein(%arg0: memref<?xi8, strided<[?], offset: ?>>, %arg1: memref<?xi8, strided<[?], offset: ?>>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xi8, strided<[?], offset: ?>>
  %dim_0 = memref.dim %arg1, %c0 : memref<?xi8, strided<[?], offset: ?>>
  %0 = arith.addi %dim_0, %c1 : index
  %alloc = memref.alloc(%0) : memref<?xindex>
  %alloc_1 = memref.alloc(%0) : memref<?xindex>
  cf.br ^bb1(%c0 : index)
^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi slt, %1, %0 : index
  cf.cond_br %2, ^bb2, ^bb3(%c0, %alloc, %alloc_1 : index, memref<?xindex>, memref<?xindex>)
^bb2:  // pred: ^bb1
  memref.store %1, %alloc[%1] : memref<?xindex>
  %3 = arith.addi %1, %c1 : index
  cf.br ^bb1(%3 : index)
^bb3(%4: index, %5: memref<?xindex>, %6: memref<?xindex>):  // 2 preds: ^bb1, ^bb7
  %7 = arith.cmpi slt, %4, %dim : index
  cf.cond_br %7, ^bb4, ^bb8
^bb4:  // pred: ^bb3
  %8 = arith.addi %4, %c1 : index
  memref.store %8, %6[%c0] : memref<?xindex>
  %9 = memref.load %arg0[%4] : memref<?xi8, strided<[?], offset: ?>>
  cf.br ^bb5(%c0 : index)
^bb5(%10: index):  // 2 preds: ^bb4, ^bb6
  %11 = arith.cmpi slt, %10, %dim_0 : index
  cf.cond_br %11, ^bb6, ^bb7
^bb6:  // pred: ^bb5
  %12 = arith.addi %10, %c1 : index
  %13 = memref.load %arg1[%10] : memref<?xi8, strided<[?], offset: ?>>
  %14 = arith.cmpi ne, %9, %13 : i8
  %15 = arith.index_castui %14 : i1 to index
  %16 = memref.load %5[%10] : memref<?xindex>
  %17 = memref.load %5[%12] : memref<?xindex>
  %18 = memref.load %6[%10] : memref<?xindex>
  %19 = arith.addi %16, %15 : index
  %20 = arith.addi %17, %c1 : index
  %21 = arith.addi %18, %c1 : index
  %22 = arith.minui %20, %21 : index
  %23 = arith.minui %22, %19 : index
  memref.store %23, %6[%12] : memref<?xindex>
  cf.br ^bb5(%12 : index)
^bb7:  // pred: ^bb5
  cf.br ^bb3(%8, %6, %5 : index, memref<?xindex>, memref<?xindex>)
^bb8:  // pred: ^bb3
  %24 = memref.load %5[%dim_0] : memref<?xindex>
  memref.dealloc %5 : memref<?xindex>
  memref.dealloc %6 : memref<?xindex>
  return %24 : index
}
// CALL: @levenshtein(memref<sizes=[6] data=[107,105,116,116,101,110]>, memref<sizes=[7] data=[115,105,116,116,105,110,103]>) -> 3
// CALL: @levenshtein(memref<sizes=[3] strides=[-2] offset=4 data=[1,2,3]>, memref<sizes=[2] strides=[3] offset=2 data=[2,3]>) -> 1
// CALL: @levenshtein(memref<sizes=[0]>, memref<sizes=[4] data=[1,1,1,1]>) -> 4
// CALL-RANDOM: @levenshtein(memref<sizes=[N] values=0..3>, memref<sizes=[M] values=0..3>) N=0..8 M=0..8 count=200 seed=61
