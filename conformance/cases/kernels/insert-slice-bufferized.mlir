// RUN: %check %s
// Zero padding and concatenation on tensors, bufferised across the function boundary: the result is a fresh buffer, slices become subviews and copies.
// Lowered from tensor.empty, tensor.insert_slice, tensor.extract_slice and linalg.fill with mlir-opt --one-shot-bufferize=bufferize-function-boundaries
// --buffer-deallocation-pipeline --convert-linalg-to-loops --convert-bufferization-to-memref --convert-scf-to-cf --canonicalize --cse
func.func @pad(%arg0: memref<?x?xi64, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index, %arg3: i64) -> memref<?x?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %0 = arith.addi %dim, %arg1 : index
  %1 = arith.addi %0, %arg2 : index
  %2 = arith.addi %dim_0, %arg1 : index
  %3 = arith.addi %2, %arg2 : index
  %alloc = memref.alloc(%1, %3) {alignment = 64 : i64} : memref<?x?xi64>
  cf.br ^bb1(%c0 : index)
^bb1(%4: index):  // 2 preds: ^bb0, ^bb4
  %5 = arith.cmpi slt, %4, %1 : index
  cf.cond_br %5, ^bb2(%c0 : index), ^bb5
^bb2(%6: index):  // 2 preds: ^bb1, ^bb3
  %7 = arith.cmpi slt, %6, %3 : index
  cf.cond_br %7, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  memref.store %arg3, %alloc[%4, %6] : memref<?x?xi64>
  %8 = arith.addi %6, %c1 : index
  cf.br ^bb2(%8 : index)
^bb4:  // pred: ^bb2
  %9 = arith.addi %4, %c1 : index
  cf.br ^bb1(%9 : index)
^bb5:  // pred: ^bb1
  %subview = memref.subview %alloc[%arg1, %arg1] [%dim, %dim_0] [1, 1] : memref<?x?xi64> to memref<?x?xi64, strided<[?, 1], offset: ?>>
  memref.copy %arg0, %subview : memref<?x?xi64, strided<[?, ?], offset: ?>> to memref<?x?xi64, strided<[?, 1], offset: ?>>
  return %alloc : memref<?x?xi64>
}
func.func @swap_halves(%arg0: memref<?x4xi64, strided<[?, ?], offset: ?>>) -> memref<?x4xi64> {
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg0, %c0 : memref<?x4xi64, strided<[?, ?], offset: ?>>
  %subview = memref.subview %arg0[0, 0] [%dim, 2] [1, 1] : memref<?x4xi64, strided<[?, ?], offset: ?>> to memref<?x2xi64, strided<[?, ?], offset: ?>>
  %subview_0 = memref.subview %arg0[0, 2] [%dim, 2] [1, 1] : memref<?x4xi64, strided<[?, ?], offset: ?>> to memref<?x2xi64, strided<[?, ?], offset: ?>>
  %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x4xi64>
  %subview_1 = memref.subview %alloc[0, 0] [%dim, 2] [1, 1] : memref<?x4xi64> to memref<?x2xi64, strided<[4, 1]>>
  memref.copy %subview_0, %subview_1 : memref<?x2xi64, strided<[?, ?], offset: ?>> to memref<?x2xi64, strided<[4, 1]>>
  %subview_2 = memref.subview %alloc[0, 2] [%dim, 2] [1, 1] : memref<?x4xi64> to memref<?x2xi64, strided<[4, 1], offset: 2>>
  memref.copy %subview, %subview_2 : memref<?x2xi64, strided<[?, ?], offset: ?>> to memref<?x2xi64, strided<[4, 1], offset: 2>>
  return %alloc : memref<?x4xi64>
}
// CALL: @pad(memref<sizes=[1,2] data=[5,6]>, 1, 0, -1) -> memref<sizes=[2,3] strides=[3,1] offset=0 data=[-1,-1,-1,-1,5,6] buffer=fresh>
// CALL: @pad(memref<sizes=[2,1] strides=[-3,9] offset=3 data=[7,8]>, 0, 1, 0) -> memref<sizes=[3,2] data=[7,0,8,0,0,0] buffer=fresh>
// CALL: @swap_halves(memref<sizes=[2,4] strides=[1,-2] offset=6 data=[1,2,3,4,5,6,7,8]>) -> memref<sizes=[2,4] data=[3,4,1,2,7,8,5,6] buffer=fresh>
// CALL-RANDOM: @pad(memref<sizes=[M,N]>, 0..3, 0..3, _) M=1..4 N=1..4 count=100 seed=63
// CALL-RANDOM: @swap_halves(memref<sizes=[M,4]>) M=1..5 count=100 seed=64
