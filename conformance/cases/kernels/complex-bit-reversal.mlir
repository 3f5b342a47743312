// RUN: %check %s
// Bit-reversed gather of complex<f32> elements with zero padding taken from a constant global; the tail is then copied as a strided view.
// Lowered from scf.for and scf.if over memref.load and memref.store of complex elements with mlir-opt --convert-scf-to-cf --canonicalize --cse
memref.global "private" constant @pad : memref<2xcomplex<f32>> = dense<[(0.000000e+00,0.000000e+00), (0.000000e+00,-0.000000e+00)]>
func.func @gather8(%arg0: memref<?xcomplex<f32>, strided<[?], offset: ?>>, %arg1: memref<8xcomplex<f32>, strided<[?], offset: ?>>, %arg2: memref<4xcomplex<f32>, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %dim = memref.dim %arg0, %c0 : memref<?xcomplex<f32>, strided<[?], offset: ?>>
  %0 = memref.get_global @pad : memref<2xcomplex<f32>>
  cf.br ^bb1(%c0 : index)
^bb1(%1: index):  // 2 preds: ^bb0, ^bb5
  %2 = arith.cmpi slt, %1, %c8 : index
  cf.cond_br %2, ^bb2, ^bb6
^bb2:  // pred: ^bb1
  %3 = arith.andi %1, %c1 : index
  %4 = arith.shli %3, %c2 : index
  %5 = arith.andi %1, %c2 : index
  %6 = arith.shrui %1, %c2 : index
  %7 = arith.ori %4, %5 : index
  %8 = arith.ori %7, %6 : index
  %9 = arith.cmpi ult, %8, %dim : index
  cf.cond_br %9, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %10 = memref.load %arg0[%8] : memref<?xcomplex<f32>, strided<[?], offset: ?>>
  cf.br ^bb5(%10 : complex<f32>)
^bb4:  // pred: ^bb2
  %11 = memref.load %0[%3] : memref<2xcomplex<f32>>
  cf.br ^bb5(%11 : complex<f32>)
^bb5(%12: complex<f32>):  // 2 preds: ^bb3, ^bb4
  memref.store %12, %arg1[%1] : memref<8xcomplex<f32>, strided<[?], offset: ?>>
  %13 = arith.addi %1, %c1 : index
  cf.br ^bb1(%13 : index)
^bb6:  // pred: ^bb1
  %subview = memref.subview %arg1[1] [4] [2] : memref<8xcomplex<f32>, strided<[?], offset: ?>> to memref<4xcomplex<f32>, strided<[?], offset: ?>>
  memref.copy %subview, %arg2 : memref<4xcomplex<f32>, strided<[?], offset: ?>> to memref<4xcomplex<f32>, strided<[?], offset: ?>>
  return
}
// CALL: @gather8(memref<sizes=[8] data=[(0,0),(1,-1),(2,-2),(3,-3),(4,-4),(5,-5),(6,-6),(7,-7)]>, memref<strides=[1]>, memref<strides=[1]>) -> () \
//   after arg1=[(0,0),(4,-4),(2,-2),(6,-6),(1,-1),(5,-5),(3,-3),(7,-7)] arg2=[(4,-4),(6,-6),(5,-5),(7,-7)]
// CALL: @gather8(memref<sizes=[3] strides=[-2] offset=4 data=[(0.5,1),(1.5,2),(2.5,-0.0)]>, memref<strides=[3] offset=2>, \
//   memref<strides=[-1] offset=3>) -> () \
//   after arg1=[(0.5,1),(0,-0.0),(2.5,-0.0),(0,-0.0),(1.5,2),(0,-0.0),(0,0),(0,-0.0)] arg2=[(0,-0.0),(0,-0.0),(0,-0.0),(0,-0.0)]
// CALL-RANDOM: @gather8(memref<sizes=[N]>, _, _) N=0..9 count=200 seed=23
