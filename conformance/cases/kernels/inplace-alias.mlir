// RUN: %check %s
// In-place updates where both operands may be views of the same memory: the sequential order of loads and stores decides the result.
// Lowered from affine.for and memref.dim with mlir-opt --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func @axpy(%arg0: i64, %arg1: memref<?xi64, strided<[?], offset: ?>>, %arg2: memref<?xi64, strided<[?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg2, %c0 : memref<?xi64, strided<[?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %2 = memref.load %arg1[%0] : memref<?xi64, strided<[?], offset: ?>>
  %3 = memref.load %arg2[%0] : memref<?xi64, strided<[?], offset: ?>>
  %4 = arith.muli %arg0, %2 : i64
  %5 = arith.addi %4, %3 : i64
  memref.store %5, %arg2[%0] : memref<?xi64, strided<[?], offset: ?>>
  %6 = arith.addi %0, %c1 : index
  cf.br ^bb1(%6 : index)
^bb3:  // pred: ^bb1
  return
}
func.func @reverse(%arg0: memref<?xi64, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c-1 = arith.constant -1 : index
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xi64, strided<[?], offset: ?>> -> memref<i64>, index, index, index
  %0 = arith.subi %sizes, %c1 : index
  %1 = arith.muli %0, %strides : index
  %2 = arith.addi %offset, %1 : index
  %3 = arith.muli %strides, %c-1 : index
  %4 = arith.divui %sizes, %c2 : index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%2], sizes: [%4], strides: [%3] : memref<?xi64, strided<[?], offset: ?>> to memref<?xi64, strided<[?], offset: ?>>
  %subview = memref.subview %arg0[0] [%4] [1] : memref<?xi64, strided<[?], offset: ?>> to memref<?xi64, strided<[?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%5: index):  // 2 preds: ^bb0, ^bb2
  %6 = arith.cmpi slt, %5, %4 : index
  cf.cond_br %6, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %7 = memref.load %subview[%5] : memref<?xi64, strided<[?], offset: ?>>
  %8 = memref.load %reinterpret_cast[%5] : memref<?xi64, strided<[?], offset: ?>>
  memref.store %8, %subview[%5] : memref<?xi64, strided<[?], offset: ?>>
  memref.store %7, %reinterpret_cast[%5] : memref<?xi64, strided<[?], offset: ?>>
  %9 = arith.addi %5, %c1 : index
  cf.br ^bb1(%9 : index)
^bb3:  // pred: ^bb1
  return
}
// CALL: @axpy(2, memref<sizes=[4] bytes=40 data=[1,1,1,1]>, memref<sizes=[4] offset=1 buffer=arg1 data=[1,1,1,1]>) -> () \
//   after arg1=[1,3,7,15] arg2=[3,7,15,31]
// CALL: @axpy(-1, memref<sizes=[3] strides=[2] offset=0 bytes=48 data=[10,20,30]>, memref<sizes=[3] strides=[-2] offset=4 buffer=arg1>) -> () \
//   after arg1=[-10,0,20] arg2=[20,0,-10]
// CALL: @reverse(memref<sizes=[5] strides=[3] offset=2 data=[1,2,3,4,5]>) -> () after arg0=[5,4,3,2,1]
// CALL: @reverse(memref<sizes=[4] strides=[-2] offset=6 data=[1,2,3,4]>) -> () after arg0=[4,3,2,1]
// CALL-RANDOM: @axpy(_, memref<sizes=[4*N]>, memref<sizes=[N] buffer=arg1>) N=1..8 count=200 seed=33
// CALL-RANDOM: @axpy(_, memref<sizes=[N]>, memref<sizes=[N]>) N=0..8 count=100 seed=34
// CALL-RANDOM: @reverse(memref<sizes=[N]>) N=2..9 count=100 seed=35
