// RUN: %check %s
// CLAUSE: ALLOC-09
// OPTIONS: use-aligned-alloc=true
// Sizes that are no multiple of the alignment still give memory for all elements.
func.func @f(%n: index) -> (memref<?xi8>, index) {
  %c63 = arith.constant 63 : index
  %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?xi8>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xi8> -> index
  %low = arith.andi %p, %c63 : index
  return %m, %low : memref<?xi8>, index
}
// CALL: @f(1) -> memref<sizes=[1] buffer=fresh>, 0
// CALL: @f(65) -> memref<sizes=[65] buffer=fresh>, 0
