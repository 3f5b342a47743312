// RUN: %check %s
// Two tensor results turned into buffers that the caller passes in: row sums, and the rows scaled by them.
// Lowered from linalg.reduce and linalg.generic on tensors with mlir-opt --one-shot-bufferize=bufferize-function-boundaries
// --buffer-results-to-out-params=modify-public-functions --buffer-deallocation-pipeline --convert-linalg-to-loops --convert-bufferization-to-memref
// --convert-scf-to-cf --canonicalize --cse
func.func @scaled_rows(%arg0: memref<4x3xf32, strided<[?, ?], offset: ?>>, %arg1: f32, %arg2: memref<4xf32>, %arg3: memref<4x3xf32>) {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %c4 : index
  cf.cond_br %1, ^bb2, ^bb3(%c0 : index)
^bb2:  // pred: ^bb1
  memref.store %arg1, %alloc[%0] : memref<4xf32>
  %2 = arith.addi %0, %c1 : index
  cf.br ^bb1(%2 : index)
^bb3(%3: index):  // 2 preds: ^bb1, ^bb6
  %4 = arith.cmpi slt, %3, %c4 : index
  cf.cond_br %4, ^bb4(%c0 : index), ^bb7
^bb4(%5: index):  // 2 preds: ^bb3, ^bb5
  %6 = arith.cmpi slt, %5, %c3 : index
  cf.cond_br %6, ^bb5, ^bb6
^bb5:  // pred: ^bb4
  %7 = memref.load %arg0[%3, %5] : memref<4x3xf32, strided<[?, ?], offset: ?>>
  %8 = memref.load %alloc[%3] : memref<4xf32>
  %9 = arith.addf %8, %7 : f32
  memref.store %9, %alloc[%3] : memref<4xf32>
  %10 = arith.addi %5, %c1 : index
  cf.br ^bb4(%10 : index)
^bb6:  // pred: ^bb4
  %11 = arith.addi %3, %c1 : index
  cf.br ^bb3(%11 : index)
^bb7:  // pred: ^bb3
  %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
  cf.br ^bb8(%c0 : index)
^bb8(%12: index):  // 2 preds: ^bb7, ^bb11
  %13 = arith.cmpi slt, %12, %c4 : index
  cf.cond_br %13, ^bb9(%c0 : index), ^bb12
^bb9(%14: index):  // 2 preds: ^bb8, ^bb10
  %15 = arith.cmpi slt, %14, %c3 : index
  cf.cond_br %15, ^bb10, ^bb11
^bb10:  // pred: ^bb9
  %16 = memref.load %arg0[%12, %14] : memref<4x3xf32, strided<[?, ?], offset: ?>>
  %17 = memref.load %alloc[%12] : memref<4xf32>
  %18 = arith.mulf %16, %17 : f32
  memref.store %18, %alloc_0[%12, %14] : memref<4x3xf32>
  %19 = arith.addi %14, %c1 : index
  cf.br ^bb9(%19 : index)
^bb11:  // pred: ^bb9
  %20 = arith.addi %12, %c1 : index
  cf.br ^bb8(%20 : index)
^bb12:  // pred: ^bb8
  memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
  memref.copy %alloc_0, %arg3 : memref<4x3xf32> to memref<4x3xf32>
  memref.dealloc %alloc : memref<4xf32>
  memref.dealloc %alloc_0 : memref<4x3xf32>
  return
}
// CALL: @scaled_rows(memref<strides=[1,-5] offset=10 data=[1,2,3,0,0,0.5,-1,1,0,4,4,4]>, 0.0, memref<sizes=[4]>, memref<sizes=[4,3]>) -> () \
//   after arg2=[6,0.5,0,12] arg3=[6,12,18,0,0,0.25,-0.0,0,0,48,48,48]
// CALL-RANDOM: @scaled_rows(memref<values=-8.0..8.0>, -1.0..1.0, _, _) count=100 seed=78
// CALL: @scaled_rows(memref<data=[nan,1,2,inf,1,2,0,0,0,-0.0,0,0]>, 0.0, memref<sizes=[4]>, memref<sizes=[4,3]>) -> () \
//   after arg2=[nan,inf,0,0] arg3=[nan,nan,nan,inf,inf,inf,0,0,0,-0.0,0,0]
