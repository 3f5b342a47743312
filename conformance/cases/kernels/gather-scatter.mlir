// RUN: %check %s
// Gather rows by an index vector, and scatter-accumulate rows back, with index elements of type index and of type i16.
// Lowered from scf.for loops and memref.copy of row subviews with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @gather(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>, %arg1: memref<?xindex, strided<[?], offset: ?>>, %arg2: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg1, %c0 : memref<?xindex, strided<[?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %2 = memref.load %arg1[%0] : memref<?xindex, strided<[?], offset: ?>>
  %subview = memref.subview %arg0[%2, 0] [1, %dim_0] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %subview_1 = memref.subview %arg2[%0, 0] [1, %dim_0] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  memref.copy %subview, %subview_1 : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %3 = arith.addi %0, %c1 : index
  cf.br ^bb1(%3 : index)
^bb3:  // pred: ^bb1
  return
}
func.func @scatter_add(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>, %arg1: memref<?xi16, strided<[?], offset: ?>>, %arg2: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg1, %c0 : memref<?xi16, strided<[?], offset: ?>>
  %dim_0 = memref.dim %arg2, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb6
^bb2:  // pred: ^bb1
  %2 = memref.load %arg1[%0] : memref<?xi16, strided<[?], offset: ?>>
  %3 = arith.index_castui %2 : i16 to index
  cf.br ^bb3(%c0 : index)
^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
  %5 = arith.cmpi slt, %4, %dim_0 : index
  cf.cond_br %5, ^bb4, ^bb5
^bb4:  // pred: ^bb3
  %6 = memref.load %arg0[%0, %4] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %7 = memref.load %arg2[%3, %4] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %8 = arith.addi %6, %7 : i32
  memref.store %8, %arg2[%3, %4] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %9 = arith.addi %4, %c1 : index
  cf.br ^bb3(%9 : index)
^bb5:  // pred: ^bb3
  %10 = arith.addi %0, %c1 : index
  cf.br ^bb1(%10 : index)
^bb6:  // pred: ^bb1
  return
}
// CALL: @gather(memref<sizes=[3,2] data=[1,2,3,4,5,6]>, memref<sizes=[4] data=[2,0,2,1]>, memref<sizes=[4,2]>) -> () after arg2=[5,6,1,2,5,6,3,4]
// CALL: @gather(memref<sizes=[2,3] strides=[1,-2] offset=4 data=[1,2,3,4,5,6]>, memref<sizes=[2] strides=[-2] offset=2 data=[1,1]>, \
//   memref<sizes=[2,3] strides=[4,1] offset=3>) -> () after arg2=[4,5,6,4,5,6]
// CALL: @scatter_add(memref<sizes=[3,2] data=[1,2,10,20,100,200]>, memref<sizes=[3] strides=[3] data=[1,0,1]>, \
//   memref<sizes=[2,2] strides=[-2,1] offset=2 data=[0,0,-1,-1]>) -> () after arg2=[10,20,100,201]
// CALL-RANDOM: @gather(memref<sizes=[R,D]>, memref<sizes=[N] values=0..R-1>, memref<sizes=[N,D]>) R=1..5 D=1..4 N=0..6 count=100 seed=41
// CALL-RANDOM: @scatter_add(memref<sizes=[N,D]>, memref<sizes=[N] values=0..R-1>, memref<sizes=[R,D]>) R=1..5 D=0..4 N=0..6 count=100 seed=42
