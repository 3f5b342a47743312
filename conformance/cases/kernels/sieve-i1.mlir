// RUN: %check %s
// Sieve of Eratosthenes with heap flags of type i1; the primes come back compacted in the caller's vector, followed by their count.
// Lowered from scf.for and scf.if with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @primes(%arg0: index, %arg1: memref<?xi16, strided<[?], offset: ?>>) -> (index, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %false = arith.constant false
  %dim = memref.dim %arg1, %c0 : memref<?xi16, strided<[?], offset: ?>>
  %0 = arith.addi %arg0, %c1 : index
  %alloc = memref.alloc(%0) : memref<?xi1>
  cf.br ^bb1(%c0 : index)
^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi slt, %1, %0 : index
  cf.cond_br %2, ^bb2, ^bb3(%c2, %c0 : index, index)
^bb2:  // pred: ^bb1
  memref.store %true, %alloc[%1] : memref<?xi1>
  %3 = arith.addi %1, %c1 : index
  cf.br ^bb1(%3 : index)
^bb3(%4: index, %5: index):  // 2 preds: ^bb1, ^bb11
  %6 = arith.cmpi slt, %4, %0 : index
  cf.cond_br %6, ^bb4, ^bb12
^bb4:  // pred: ^bb3
  %7 = memref.load %alloc[%4] : memref<?xi1>
  cf.cond_br %7, ^bb5, ^bb11(%5 : index)
^bb5:  // pred: ^bb4
  %8 = arith.muli %4, %4 : index
  cf.br ^bb6(%8 : index)
^bb6(%9: index):  // 2 preds: ^bb5, ^bb7
  %10 = arith.cmpi slt, %9, %0 : index
  cf.cond_br %10, ^bb7, ^bb8
^bb7:  // pred: ^bb6
  memref.store %false, %alloc[%9] : memref<?xi1>
  %11 = arith.addi %9, %4 : index
  cf.br ^bb6(%11 : index)
^bb8:  // pred: ^bb6
  %12 = arith.cmpi ult, %5, %dim : index
  cf.cond_br %12, ^bb9, ^bb10
^bb9:  // pred: ^bb8
  %13 = arith.index_cast %4 : index to i16
  memref.store %13, %arg1[%5] : memref<?xi16, strided<[?], offset: ?>>
  cf.br ^bb10
^bb10:  // 2 preds: ^bb8, ^bb9
  %14 = arith.addi %5, %c1 : index
  cf.br ^bb11(%14 : index)
^bb11(%15: index):  // 2 preds: ^bb4, ^bb10
  %16 = arith.addi %4, %c1 : index
  cf.br ^bb3(%16, %15 : index, index)
^bb12:  // pred: ^bb3
  %17 = memref.load %alloc[%arg0] : memref<?xi1>
  memref.dealloc %alloc : memref<?xi1>
  return %5, %17 : index, i1
}
// CALL: @primes(20, memref<sizes=[8]>) -> 8, false after arg1=[2,3,5,7,11,13,17,19]
// CALL: @primes(13, memref<sizes=[3] strides=[-4] offset=8>) -> 6, true after arg1=[2,3,5]
// CALL-RANDOM: @primes(0..80, memref<sizes=[N]>) N=0..24 count=200 seed=67
