// RUN: %check %s
// Allocation-heavy smoothing: every pass allocates an aligned heap buffer and a padded stack row, copies, computes and frees; the last buffer is returned.
// Lowered from scf.for with an inner function per pass with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func private @pass(%arg0: memref<?xf32>) -> memref<?xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %cst_0 = arith.constant 5.000000e-01 : f32
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %0 = arith.addi %dim, %c2 : index
  %alloca = memref.alloca(%0) {alignment = 128 : i64} : memref<?xf32>
  %1 = arith.addi %dim, %c1 : index
  memref.store %cst, %alloca[%c0] : memref<?xf32>
  memref.store %cst, %alloca[%1] : memref<?xf32>
  %subview = memref.subview %alloca[1] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: 1>>
  memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1], offset: 1>>
  %alloc = memref.alloc(%dim) {alignment = 256 : i64} : memref<?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%2: index):  // 2 preds: ^bb0, ^bb2
  %3 = arith.cmpi slt, %2, %dim : index
  cf.cond_br %3, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %4 = arith.addi %2, %c2 : index
  %5 = memref.load %alloca[%2] : memref<?xf32>
  %6 = memref.load %alloca[%4] : memref<?xf32>
  %7 = arith.addf %5, %6 : f32
  %8 = arith.mulf %7, %cst_0 : f32
  memref.store %8, %alloc[%2] : memref<?xf32>
  %9 = arith.addi %2, %c1 : index
  cf.br ^bb1(%9 : index)
^bb3:  // pred: ^bb1
  return %alloc : memref<?xf32>
}
func.func @smooth(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
  %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
  memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
  cf.br ^bb1(%c0, %alloc : index, memref<?xf32>)
^bb1(%0: index, %1: memref<?xf32>):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi slt, %0, %arg1 : index
  cf.cond_br %2, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %3 = call @pass(%1) : (memref<?xf32>) -> memref<?xf32>
  memref.dealloc %1 : memref<?xf32>
  %4 = arith.addi %0, %c1 : index
  cf.br ^bb1(%4, %3 : index, memref<?xf32>)
^bb3:  // pred: ^bb1
  return %1 : memref<?xf32>
}
func.func @alignments(%arg0: index) -> (i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c31 = arith.constant 31 : index
  %c63 = arith.constant 63 : index
  %c511 = arith.constant 511 : index
  %alloc = memref.alloc(%arg0) {alignment = 32 : i64} : memref<?xi8>
  %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3x5xi16>
  %alloca = memref.alloca(%arg0) {alignment = 512 : i64} : memref<?x2xf64>
  %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xi8> -> index
  %intptr_1 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<3x5xi16> -> index
  %intptr_2 = memref.extract_aligned_pointer_as_index %alloca : memref<?x2xf64> -> index
  %0 = arith.andi %intptr, %c31 : index
  %1 = arith.andi %intptr_1, %c63 : index
  %2 = arith.andi %intptr_2, %c511 : index
  %3 = arith.cmpi eq, %0, %c0 : index
  %4 = arith.cmpi eq, %1, %c0 : index
  %5 = arith.cmpi eq, %2, %c0 : index
  memref.dealloc %alloc_0 : memref<3x5xi16>
  memref.dealloc %alloc : memref<?xi8>
  return %3, %4, %5 : i1, i1, i1
}
// CALL: @smooth(memref<sizes=[4] data=[8,4,0,16]>, 2) -> memref<sizes=[4] strides=[1] offset=0 data=[2,6,2,5] buffer=fresh>
// CALL: @smooth(memref<sizes=[3] strides=[-4] offset=8 data=[1,2,3]>, 0) -> memref<sizes=[3] data=[1,2,3] buffer=fresh>
// CALL: @alignments(7) -> true, true, true
// CALL-RANDOM: @smooth(memref<sizes=[N]>, T) N=1..9 T=0..4 count=200 seed=52
// CALL-RANDOM: @alignments(N) N=1..40 count=50 seed=53
// A negative number of passes is none. NaN and infinities spread to their neighbours.
// CALL: @smooth(memref<sizes=[2] data=[1,2]>, -1) -> memref<sizes=[2] data=[1,2] buffer=fresh>
// CALL: @smooth(memref<sizes=[3] data=[nan,1,inf]>, 1) -> memref<sizes=[3] data=[0.5,nan,0.5] buffer=fresh>
// CALL: @smooth(memref<sizes=[3] data=[1,2,-inf]>, 1) -> memref<sizes=[3] data=[1,-inf,1] buffer=fresh>
