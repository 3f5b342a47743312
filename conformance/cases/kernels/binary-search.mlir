// RUN: %check %s
// Lower bound by binary search in a strided sorted vector, written as a control flow graph: position and a found flag.
func.func @lower_bound(%x: memref<?xi64, strided<[?], offset: ?>>, %key: i64) -> (index, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi64, strided<[?], offset: ?>>
  cf.br ^loop(%c0, %n : index, index)
^loop(%lo: index, %hi: index):
  %more = arith.cmpi slt, %lo, %hi : index
  cf.cond_br %more, ^probe, ^done
^probe:
  %sum = arith.addi %lo, %hi : index
  %mid = arith.shrui %sum, %c1 : index
  %v = memref.load %x[%mid] : memref<?xi64, strided<[?], offset: ?>>
  %less = arith.cmpi slt, %v, %key : i64
  %next = arith.addi %mid, %c1 : index
  cf.cond_br %less, ^loop(%next, %hi : index, index), ^loop(%lo, %mid : index, index)
^done:
  %inside = arith.cmpi ult, %lo, %n : index
  cf.cond_br %inside, ^compare, ^out(%inside : i1)
^compare:
  %w = memref.load %x[%lo] : memref<?xi64, strided<[?], offset: ?>>
  %same = arith.cmpi eq, %w, %key : i64
  cf.br ^out(%same : i1)
^out(%found: i1):
  return %lo, %found : index, i1
}
// CALL: @lower_bound(memref<sizes=[5] data=[-7,0,0,3,9]>, 0) -> 1, true
// CALL: @lower_bound(memref<sizes=[5] strides=[-4] offset=16 data=[-7,0,0,3,9]>, 4) -> 4, false
// CALL: @lower_bound(memref<sizes=[3] strides=[2] offset=5 data=[1,2,3]>, 10) -> 3, false
// CALL: @lower_bound(memref<sizes=[0]>, -1) -> 0, false
// CALL-RANDOM: @lower_bound(memref<sizes=[N] values=increasing>, -2..12) N=0..15 count=200 seed=21
// CALL: @lower_bound(memref<sizes=[2] data=[1,4294967296]>, 4294967296) -> 1, true
