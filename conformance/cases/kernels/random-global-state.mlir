// RUN: %check %s
// A linear congruential generator whose state lives in a mutable global, and a shuffle that uses an uninitialised scratch global as work space.
// Lowered from scf.for and memref.get_global with mlir-opt --convert-scf-to-cf --canonicalize --cse
memref.global "private" @state : memref<1xi64> = dense<1>
memref.global "private" @scratch : memref<16xi32> = uninitialized
func.func private @next() -> i32 {
  %c0 = arith.constant 0 : index
  %c6364136223846793005_i64 = arith.constant 6364136223846793005 : i64
  %c1442695040888963407_i64 = arith.constant 1442695040888963407 : i64
  %c32_i64 = arith.constant 32 : i64
  %0 = memref.get_global @state : memref<1xi64>
  %1 = memref.load %0[%c0] : memref<1xi64>
  %2 = arith.muli %1, %c6364136223846793005_i64 : i64
  %3 = arith.addi %2, %c1442695040888963407_i64 : i64
  memref.store %3, %0[%c0] : memref<1xi64>
  %4 = arith.shrui %3, %c32_i64 : i64
  %5 = arith.trunci %4 : i64 to i32
  return %5 : i32
}
func.func @shuffle(%arg0: i64, %arg1: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %0 = memref.get_global @state : memref<1xi64>
  memref.store %arg0, %0[%c0] : memref<1xi64>
  %1 = memref.get_global @scratch : memref<16xi32>
  %dim = memref.dim %arg1, %c0 : memref<?xi32, strided<[?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%2: index):  // 2 preds: ^bb0, ^bb2
  %3 = arith.cmpi slt, %2, %dim : index
  cf.cond_br %3, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %4 = arith.remui %2, %c16 : index
  %5 = memref.load %arg1[%2] : memref<?xi32, strided<[?], offset: ?>>
  memref.store %5, %1[%4] : memref<16xi32>
  %6 = call @next() : () -> i32
  %7 = arith.index_castui %6 : i32 to index
  %8 = arith.addi %2, %c1 : index
  %9 = arith.remui %7, %8 : index
  %10 = memref.load %arg1[%9] : memref<?xi32, strided<[?], offset: ?>>
  memref.store %10, %arg1[%2] : memref<?xi32, strided<[?], offset: ?>>
  %11 = memref.load %1[%4] : memref<16xi32>
  memref.store %11, %arg1[%9] : memref<?xi32, strided<[?], offset: ?>>
  cf.br ^bb1(%8 : index)
^bb3:  // pred: ^bb1
  %12 = call @next() : () -> i32
  return %12 : i32
}
// CALL: @shuffle(1, memref<sizes=[0]>) -> 1817669548
// CALL: @shuffle(7, memref<sizes=[5] strides=[-3] offset=12 data=[10,20,30,40,50]>) -> 594514439 after arg1=[50,20,40,10,30]
// CALL-RANDOM: @shuffle(_, memref<sizes=[N]>) N=0..20 count=200 seed=69
