// RUN: %check %s
// arith.index_cast on memrefs between index and the integer of its width: the buffer is reinterpreted, the descriptor stays.
func.func @to_i64(%m: memref<?xindex>, %i: index) -> i64 {
  %k = arith.index_cast %m : memref<?xindex> to memref<?xi64>
  %r = memref.load %k[%i] : memref<?xi64>
  return %r : i64
}
func.func @to_index(%m: memref<?xi64>, %i: index, %a: index) -> index {
  %k = arith.index_castui %m : memref<?xi64> to memref<?xindex>
  %r = memref.load %k[%i] : memref<?xindex>
  memref.store %a, %k[%i] : memref<?xindex>
  return %r : index
}
// CALL: @to_i64(memref<sizes=[2] data=[5,-6]>, 1) -> -6
// CALL: @to_index(memref<sizes=[2] data=[5,-6]>, 1, 9) -> -6 after arg0=[5,9]
// CALL-RANDOM: @to_i64(memref<sizes=[N]>, 0..N-1) N=1..5 count=20 seed=1
// CALL-RANDOM: @to_index(memref<sizes=[N]>, 0..N-1, _) N=1..5 count=20 seed=1
