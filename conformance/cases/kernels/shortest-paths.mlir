// RUN: %check %s
// All-pairs shortest paths (Floyd-Warshall) on unsigned 16-bit weights with saturating addition; next hops are recorded as bytes.
// Lowered from affine.for nests and affine.if-free selects with mlir-opt --lower-affine --convert-scf-to-cf --canonicalize --cse
func.func @floyd(%arg0: memref<?x?xi16, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xi8, strided<[?, ?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c65535_i32 = arith.constant 65535 : i32
  %dim = memref.dim %arg0, %c0 : memref<?x?xi16, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb5(%c0 : index)
^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
  %3 = arith.cmpi slt, %2, %dim : index
  cf.cond_br %3, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %4 = arith.index_cast %2 : index to i8
  memref.store %4, %arg1[%0, %2] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %5 = arith.addi %2, %c1 : index
  cf.br ^bb2(%5 : index)
^bb4:  // pred: ^bb2
  %6 = arith.addi %0, %c1 : index
  cf.br ^bb1(%6 : index)
^bb5(%7: index):  // 2 preds: ^bb1, ^bb10
  %8 = arith.cmpi slt, %7, %dim : index
  cf.cond_br %8, ^bb6(%c0 : index), ^bb11
^bb6(%9: index):  // 2 preds: ^bb5, ^bb9
  %10 = arith.cmpi slt, %9, %dim : index
  cf.cond_br %10, ^bb7(%c0 : index), ^bb10
^bb7(%11: index):  // 2 preds: ^bb6, ^bb8
  %12 = arith.cmpi slt, %11, %dim : index
  cf.cond_br %12, ^bb8, ^bb9
^bb8:  // pred: ^bb7
  %13 = memref.load %arg0[%9, %7] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  %14 = memref.load %arg0[%7, %11] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  %15 = memref.load %arg0[%9, %11] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  %16 = arith.extui %13 : i16 to i32
  %17 = arith.extui %14 : i16 to i32
  %18 = arith.addi %16, %17 : i32
  %19 = arith.minui %18, %c65535_i32 : i32
  %20 = arith.trunci %19 : i32 to i16
  %21 = arith.cmpi ult, %20, %15 : i16
  %22 = arith.select %21, %20, %15 : i16
  memref.store %22, %arg0[%9, %11] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  %23 = memref.load %arg1[%9, %11] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %24 = memref.load %arg1[%9, %7] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %25 = arith.select %21, %24, %23 : i8
  memref.store %25, %arg1[%9, %11] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %26 = arith.addi %11, %c1 : index
  cf.br ^bb7(%26 : index)
^bb9:  // pred: ^bb7
  %27 = arith.addi %9, %c1 : index
  cf.br ^bb6(%27 : index)
^bb10:  // pred: ^bb6
  %28 = arith.addi %7, %c1 : index
  cf.br ^bb5(%28 : index)
^bb11:  // pred: ^bb5
  return
}
// CALL: @floyd(memref<sizes=[3,3] data=[0,5,-1,-1,0,7,2,-1,0]>, memref<sizes=[3,3]>) -> () after arg0=[0,5,12,9,0,7,2,7,0] arg1=[0,1,1,2,1,2,0,0,2]
// CALL: @floyd(memref<sizes=[2,2] strides=[-1,4] offset=1 data=[0,-2,-1,0]>, memref<sizes=[2,2] strides=[1,3] offset=2>) -> () \
//   after arg0=[0,-2,-1,0] arg1=[0,1,0,1]
// CALL-RANDOM: @floyd(memref<sizes=[N,N]>, memref<sizes=[N,N]>) N=0..6 count=200 seed=71
// Only the square part of a wide matrix is used.
// CALL: @floyd(memref<sizes=[2,3] data=[0,5,9,1,0,9]>, memref<sizes=[2,2]>) -> () after arg0=[0,5,9,1,0,9] arg1=[0,1,0,1]
