// RUN: %check %s
// Bitonic sorting network on eight 64-bit keys: the partner index is an exclusive or, the direction a bit test.
// Lowered from scf.while and scf.for with mlir-opt --convert-scf-to-cf --canonicalize --cse --canonicalize
func.func @bitonic(%arg0: memref<8xi64, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  cf.br ^bb1(%c2 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb10
  %1 = arith.cmpi ule, %0, %c8 : index
  cf.cond_br %1, ^bb2(%0 : index), ^bb11
^bb2(%2: index):  // pred: ^bb1
  %3 = arith.shrui %2, %c1 : index
  cf.br ^bb3(%3 : index)
^bb3(%4: index):  // 2 preds: ^bb2, ^bb9
  %5 = arith.cmpi ne, %4, %c0 : index
  cf.cond_br %5, ^bb4(%4 : index), ^bb10
^bb4(%6: index):  // pred: ^bb3
  cf.br ^bb5(%c0 : index)
^bb5(%7: index):  // 2 preds: ^bb4, ^bb8
  %8 = arith.cmpi slt, %7, %c8 : index
  cf.cond_br %8, ^bb6, ^bb9
^bb6:  // pred: ^bb5
  %9 = arith.xori %7, %6 : index
  %10 = arith.cmpi ugt, %9, %7 : index
  cf.cond_br %10, ^bb7, ^bb8
^bb7:  // pred: ^bb6
  %11 = memref.load %arg0[%7] : memref<8xi64, strided<[?], offset: ?>>
  %12 = memref.load %arg0[%9] : memref<8xi64, strided<[?], offset: ?>>
  %13 = arith.andi %7, %2 : index
  %14 = arith.cmpi eq, %13, %c0 : index
  %15 = arith.minsi %11, %12 : i64
  %16 = arith.maxsi %11, %12 : i64
  %17 = arith.select %14, %15, %16 : i64
  %18 = arith.select %14, %16, %15 : i64
  memref.store %17, %arg0[%7] : memref<8xi64, strided<[?], offset: ?>>
  memref.store %18, %arg0[%9] : memref<8xi64, strided<[?], offset: ?>>
  cf.br ^bb8
^bb8:  // 2 preds: ^bb6, ^bb7
  %19 = arith.addi %7, %c1 : index
  cf.br ^bb5(%19 : index)
^bb9:  // pred: ^bb5
  %20 = arith.shrui %6, %c1 : index
  cf.br ^bb3(%20 : index)
^bb10:  // pred: ^bb3
  %21 = arith.shli %2, %c1 : index
  cf.br ^bb1(%21 : index)
^bb11:  // pred: ^bb1
  return
}
// CALL: @bitonic(memref<data=[5,-1,9,0,3,3,-7,8]>) -> () after arg0=[-7,-1,0,3,3,5,8,9]
// CALL: @bitonic(memref<strides=[-2] offset=14 data=[8,7,6,5,4,3,-9223372036854775808,9223372036854775807]>) -> () \
//   after arg0=[-9223372036854775808,3,4,5,6,7,8,9223372036854775807]
// CALL-RANDOM: @bitonic count=200 seed=20
