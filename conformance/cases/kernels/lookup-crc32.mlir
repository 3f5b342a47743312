// RUN: %check %s
// CRC-32 (reflected, polynomial 0xEDB88320) by nibbles: a sixteen-entry constant global indexed with narrow unsigned values.
// Lowered from scf.for with iter_args with mlir-opt --convert-scf-to-cf --canonicalize --cse
memref.global "private" constant @table : memref<16xi32> = dense<[0, 498536548, 997073096, 651767980, 1994146192, 1802195444, 1303535960, 1342533948, -306674912, -267414716, -690576408, -882789492, -1687895376, -2032938284, -1609899400, -1111625188]>
func.func @crc32(%arg0: memref<?xi8, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c-1_i32 = arith.constant -1 : i32
  %c4_i32 = arith.constant 4 : i32
  %dim = memref.dim %arg0, %c0 : memref<?xi8, strided<[?], offset: ?>>
  %0 = memref.get_global @table : memref<16xi32>
  cf.br ^bb1(%c0, %c-1_i32 : index, i32)
^bb1(%1: index, %2: i32):  // 2 preds: ^bb0, ^bb2
  %3 = arith.cmpi slt, %1, %dim : index
  cf.cond_br %3, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %4 = memref.load %arg0[%1] : memref<?xi8, strided<[?], offset: ?>>
  %5 = arith.extui %4 : i8 to i32
  %6 = arith.xori %2, %5 : i32
  %7 = arith.trunci %6 : i32 to i4
  %8 = arith.index_castui %7 : i4 to index
  %9 = memref.load %0[%8] : memref<16xi32>
  %10 = arith.shrui %6, %c4_i32 : i32
  %11 = arith.xori %10, %9 : i32
  %12 = arith.trunci %11 : i32 to i4
  %13 = arith.index_castui %12 : i4 to index
  %14 = memref.load %0[%13] : memref<16xi32>
  %15 = arith.shrui %11, %c4_i32 : i32
  %16 = arith.xori %15, %14 : i32
  %17 = arith.addi %1, %c1 : index
  cf.br ^bb1(%17, %16 : index, i32)
^bb3:  // pred: ^bb1
  %18 = arith.xori %2, %c-1_i32 : i32
  return %18 : i32
}
// CALL: @crc32(memref<sizes=[9] data=[49,50,51,52,53,54,55,56,57]>) -> 0xCBF43926
// CALL: @crc32(memref<sizes=[9] strides=[-3] offset=24 data=[49,50,51,52,53,54,55,56,57]>) -> 0xCBF43926
// CALL: @crc32(memref<sizes=[0]>) -> 0
// CALL-RANDOM: @crc32(memref<sizes=[N]>) N=0..24 count=200 seed=40
