// RUN: %check %s
// A tiled traversal that hands every tile to an external observer as a strided view and writes back what it returns; rows of the tile go to a second observer.
// Lowered from scf.for over memref.subview, affine.min with mlir-opt --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func private @probe_tile(memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
func.func private @probe_row(memref<?xf32, strided<[?], offset: ?>>, i32)
func.func @visit(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb6
^bb2:  // pred: ^bb1
  %2 = arith.subi %dim, %0 : index
  %3 = arith.minsi %2, %c2 : index
  cf.br ^bb3(%c0 : index)
^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
  %5 = arith.cmpi slt, %4, %dim_0 : index
  cf.cond_br %5, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  %6 = arith.subi %dim_0, %4 : index
  %7 = arith.minsi %6, %c2 : index
  %subview = memref.subview %arg0[%0, %4] [%3, %7] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %8 = call @probe_tile(%subview, %0, %4) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
  memref.store %8, %subview[%c0, %c0] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %9 = arith.subi %3, %c1 : index
  %subview_1 = memref.subview %subview[%9, 0] [1, %7] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %10 = arith.index_cast %4 : index to i32
  call @probe_row(%subview_1, %10) : (memref<?xf32, strided<[?], offset: ?>>, i32) -> ()
  %11 = arith.addi %4, %c2 : index
  cf.br ^bb3(%11 : index)
^bb5:  // pred: ^bb3
  %12 = arith.addi %0, %c2 : index
  cf.br ^bb1(%12 : index)
^bb6:  // pred: ^bb1
  return
}
// CALL: @visit(memref<sizes=[3,3] strides=[4,-1] offset=2 data=[1,2,3,4,5,6,7,8,9]>) -> ()
// CALL: @visit(memref<sizes=[0,3]>) -> ()
// CALL-RANDOM: @visit(memref<sizes=[M,N]>) M=0..6 N=0..6 count=200 seed=66
